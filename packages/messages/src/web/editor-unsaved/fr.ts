import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  fields: {
    one: '{fields} de {title} : modifications non enregistrées.',
    other: '{fields} de {title} : modifications non enregistrées.',
  },
  changes: {
    one: '{count} modification de {title} n’est pas encore enregistrée.',
    other: '{count} modifications de {title} ne sont pas encore enregistrées.',
  },
  text: 'Le texte de {title} n’est pas encore enregistré.',
  thisShoot: 'ce shooting',
  pictures: {
    one: '{count} image n’est pas encore importée.',
    other: '{count} images ne sont pas encore importées.',
  },
  restored: 'Modifications non enregistrées restaurées ({moment})',
  restoredExcept: 'Modifications non enregistrées restaurées ({moment}). {pictures}',
  chooseAgain: {
    one: '{count} image est à choisir de nouveau',
    other: '{count} images sont à choisir de nouveau',
  },
  dayAndTime: '{day}, {time}',
  discard: 'Abandonner',
  dismiss: 'Ignorer',
  discarded: 'Modifications non enregistrées abandonnées',
  undo: 'Annuler',
} as const satisfies Translation<typeof en>;
