import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  management: 'Team verwalten',
  actions: 'Team-Aktionen',
  name: 'Name des Teams',
  onlyManagersRename: 'Nur Besitzer und Admins können den Namen des Teams ändern',
  nameNotSaved: 'Der Name des Teams ist noch nicht gespeichert.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  updated: 'Team geändert',
  notUpdated: 'Das Team konnte nicht geändert werden',
  joinTitle: 'Einem Team beitreten',
  joinText:
    'Frag den Besitzer des Teams nach dem Einladungscode. Deine anderen Teams ändern sich nicht.',
  joinAnother: 'Einem weiteren Team beitreten',
  inviteCode: 'Einladungscode',
  join: 'Beitreten',
  joining: 'Beitritt läuft …',
  joined: 'Team beigetreten',
  notJoined: 'Der Beitritt hat nicht geklappt',
  notJoinedText:
    'Der Beitritt hat nicht geklappt. Bitte prüfe den Einladungscode und versuche es noch einmal.',
  createTitle: 'Ein Team erstellen',
  createText:
    'Es gehört dir, und du kannst in deinem Profil andere einladen. Deine anderen Teams ändern sich nicht.',
  newTeam: 'Neues Team',
  create: 'Erstellen',
  creating: 'Wird erstellt …',
  created: 'Team erstellt',
  notCreated: 'Das Team konnte nicht erstellt werden',
  leave: 'Team verlassen',
  leaveTeam: '{team} verlassen',
  leaveQuestion: '{team} verlassen?',
  leaveAbout: 'Du bekommst ein neues persönliches Team. Shootings und Kataloge bleiben bei diesem.',
  onlyMember: 'Du bist das einzige Mitglied dieses Teams und kannst es deshalb nicht verlassen.',
  leaveText:
    'Du verlierst den Zugang zu seinen Shootings und Katalogen und bekommst ein neues persönliches Team.',
  ownerLeaveText:
    'Du verlierst den Zugang zu seinen Shootings und Katalogen und bekommst ein neues persönliches Team. Hat es keinen anderen Besitzer, gehört es dann dem dienstältesten Admin, sonst dem dienstältesten Mitglied.',
  leaving: 'Wird verlassen …',
  left: 'Team verlassen',
  notLeft: 'Das Team konnte nicht verlassen werden',
  delete: 'Team löschen',
  deleteQuestion: '{team} löschen?',
  shoots: { one: '{count} Shooting', other: '{count} Shootings' },
  deletesForYou: 'Löscht {shoots} und alle Kataloge für dich.',
  deletesForAll: { other: 'Löscht {shoots} und alle Kataloge für alle {count} Mitglieder.' },
  deleteText:
    '{deletes} Auch die Bilder werden gelöscht. {told} Das lässt sich nicht rückgängig machen.',
  everyoneTold:
    'Wer zu einem kommenden Shooting eine Erinnerung oder ein Callsheet bekommen hat, erfährt per E-Mail, dass es abgesagt ist.',
  nameToType: 'den Namen des Teams',
  onlyOwnedTeam: 'Du kannst ein Team nur löschen, wenn dir noch ein anderes gehört.',
  deleting: 'Wird gelöscht …',
  deleted: 'Team gelöscht',
  notDeleted: 'Das Team konnte nicht gelöscht werden',
} as const satisfies Translation<typeof en>;
