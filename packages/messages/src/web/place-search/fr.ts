import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  towns: 'Ville ou village',
  townsAdvice:
    'La recherche ne couvre que les villes et les villages. Choisissez-en un, puis placez le point sur la carte.',
  everything: 'Ville, lieu ou rue',
  everythingAdvice: 'Essayez le nom complet, ou ajoutez la ville.',
  places: 'Lieux',
  found: { one: '{count} lieu', other: '{count} lieux' },
  nothingFound: 'Aucun lieu trouvé',
  nothingFoundFor: 'Aucun lieu trouvé pour « {text} »',
  notFetched: 'Impossible de charger les lieux',
  failed: 'Impossible de charger les lieux. Veuillez réessayer.',
} as const satisfies Translation<typeof en>;
