import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  heading: 'Mitglieder',
  loading: 'Mitglieder werden geladen',
  notLoaded: 'Die Mitglieder konnten nicht geladen werden',
  you: '(du)',
  joinedByMail: 'Beigetreten am {moment} über die Einladung an {address}',
  joinedByCode: 'Beigetreten am {moment} mit dem Einladungscode',
  roleOf: 'Rolle von {name}: {role}',
  roleUpdated: 'Rolle geändert',
  roleNotUpdated: 'Die Rolle konnte nicht geändert werden',
  makeOwner: 'Zum Besitzer machen',
  makeOwnerOf: 'Zum Besitzer machen: {name}',
  makeOwnerQuestion: '{name} zum Besitzer machen?',
  makeOwnerText:
    '{team} gehört dann {name}, und du bist Admin. Nur {name} kann das rückgängig machen.',
  changing: 'Wird geändert …',
  ownerChanged: 'Besitzer gewechselt',
  nowAdmin: 'Du bist jetzt Admin.',
  ownerNotChanged: 'Der Besitzer konnte nicht gewechselt werden',
  remove: 'Entfernen',
  removeMember: '{name} entfernen',
  removeQuestion: '{name} entfernen?',
  removeText:
    '{name} verliert sofort den Zugang zu {team}. Die Shootings bleiben beim Team. Das Team bekommt einen neuen Einladungscode, damit der alte nicht zurückführt.',
  removing: 'Wird entfernt …',
  removed: 'Mitglied entfernt',
  notRemoved: 'Das Mitglied konnte nicht entfernt werden',
  gone: 'Diese Person ist nicht mehr im Team.',
} as const satisfies Translation<typeof en>;
