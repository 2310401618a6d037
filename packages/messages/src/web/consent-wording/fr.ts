import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Texte de consentement',
  about:
    'Les personnes le lisent et le signent sur leur page personnelle avant que vous n’utilisiez leurs photos.',
  version: 'Version {version}, {date}',
  none: 'Aucune version',
  text: 'Texte',
  textHint: '{braces} sont remplis pour chaque personne.',
  uses: 'Usages à cocher',
  useName: 'Usage {number}',
  useAbout: 'Ce que cela signifie',
  addUse: 'Ajouter un usage',
  removeUse: 'Retirer {name}',
  save: 'Enregistrer comme version {version}',
  saved: 'Version {version} enregistrée',
  failed: 'Impossible d’enregistrer le texte',
  notLoaded: 'Impossible de charger le texte',
  loading: 'Chargement du texte…',
  unsaved: 'Le texte de consentement n’est pas enregistré.',
  signed: {
    one: '{count} personne a signé la version {version}. Elle garde ce qu’elle a lu ; les nouveaux liens montrent la version {next}.',
    other:
      '{count} personnes ont signé la version {version}. Elles gardent ce qu’elles ont lu ; les nouveaux liens montrent la version {next}.',
    many: '{count} personnes ont signé la version {version}. Elles gardent ce qu’elles ont lu ; les nouveaux liens montrent la version {next}.',
  },
  onlyManagers: 'Seuls les propriétaires et les administrateurs peuvent modifier le texte.',
  conflict: 'Quelqu’un a enregistré ce texte pendant que vous le modifiiez',
  theText: 'le texte',
  theUses: 'les usages',
} as const satisfies Translation<typeof en>;
