import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  edit: 'Modifier',
  editItem: 'Modifier {name}',
  delete: 'Supprimer',
  deleteItem: 'Supprimer {name}',
  more: 'Plus d’options pour {name}',
  duplicate: 'Dupliquer',
  available: 'Disponible',
  inUse: 'En cours d’utilisation',
  unavailable: 'Indisponible',
  crewAvailable: 'Disponible',
  crewUnavailable: 'Indisponible',
  quantity: 'Qté : {quantity}',
  from: 'De : {series}',
  storedAt: 'Lieu de rangement :',
  email: 'E-mail :',
  phone: 'Téléphone :',
  none: 'non renseigné',
  onTheMap: 'Sur la carte',
  onTheMapAt: 'Sur la carte :',
  copyAddress: 'Copier l’adresse',
  inNoShoots: 'Encore dans aucun shooting',
  inShoots: { one: 'Dans {count} shooting', other: 'Dans {count} shootings' },
  inShootsNext: {
    one: 'Dans {count} shooting, prochain : {date}',
    other: 'Dans {count} shootings, prochain : {date}',
  },
  things: { one: '{count} objet', many: '{count} objets', other: '{count} objets' },
  times: '{name} × {quantity}',
} as const satisfies Translation<typeof en>;
