import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  here: { one: '{count} weitere Person hier', other: '{count} weitere Personen hier' },
  hereNow: 'Jetzt hier',
  onSet: 'Am Set',
  editing: 'Bearbeitet: {field}',
  goThere: 'Hingehen',
  goTo: 'Hingehen: was {name} bearbeitet',
  member: 'Ein Mitglied',
  isEditing: '{name} bearbeitet das gerade',
  writing: { one: '{names} schreibt', other: '{names} schreiben' },
  fresh: 'Neu',
  freshBy: '{name}, gerade eben',
  youWrite: 'Du schreibst hier. Was andere schreiben, erscheint darunter.',
  changed: '{name} hat das geändert',
  changedByMember: 'Ein anderes Mitglied hat das geändert',
  useTheirs: 'Übernehmen',
  keepMine: 'Meins behalten',
} as const satisfies Translation<typeof en>;
