import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  here: {
    one: '{count} autre personne ici',
    many: '{count} autres personnes ici',
    other: '{count} autres personnes ici',
  },
  hereNow: 'Ici en ce moment',
  onSet: 'Sur place',
  editing: 'Modifie : {field}',
  goThere: 'Y aller',
  goTo: 'Y aller : ce que {name} modifie',
  member: 'Un membre',
  isEditing: '{name} modifie ceci',
  writing: { one: '{names} écrit', other: '{names} écrivent' },
  fresh: 'Nouveau',
  freshBy: '{name}, à l’instant',
  youWrite: 'Vous écrivez ici. Les autres textes s’affichent dessous.',
  changed: '{name} a modifié ceci',
  changedByMember: 'Un autre membre a modifié ceci',
  useTheirs: 'Prendre la sienne',
  keepMine: 'Garder la mienne',
} as const satisfies Translation<typeof en>;
