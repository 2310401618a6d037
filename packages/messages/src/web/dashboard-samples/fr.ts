import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  curious: 'Envie de voir une équipe avec des shootings planifiés ?',
  add: 'Essayer avec des données d’exemple',
  adding: 'Ajout…',
  hasSamples: 'Cette équipe contient des données d’exemple.',
  remove: 'Retirer les données d’exemple',
  removeQuestion: 'Retirer les données d’exemple ?',
  confirm: 'Retirer',
  removing: 'Retrait…',
  notLoaded: 'Les données d’exemple n’ont pas pu être chargées',
  looking: 'Recherche de ce que vous avez modifié…',
  deletesNothing: 'Vous avez tout modifié ou utilisé, rien n’est donc supprimé.',
  deletes: 'Cela supprime {things}. Cette action est irréversible.',
  stays: 'Ce que vous avez modifié reste, avec tout ce que cela utilise :',
  shoots: { one: '{count} shooting', other: '{count} shootings' },
  personnel: { one: '{count} participant', other: '{count} participants' },
  locations: { one: '{count} lieu', other: '{count} lieux' },
  costumes: { one: '{count} costume', other: '{count} costumes' },
  props: { one: '{count} accessoire', other: '{count} accessoires' },
  equipment: { one: '{count} élément de matériel', other: '{count} éléments de matériel' },
  kits: { one: '{count} kit', many: '{count} kits', other: '{count} kits' },
} as const satisfies Translation<typeof en>;
