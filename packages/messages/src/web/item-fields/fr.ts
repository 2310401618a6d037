import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  image: 'Image',
  imageFailed: 'Impossible d’importer l’image',
  avatar: 'Photo de profil',
  avatarFailed: 'Impossible d’importer la photo de profil',
  name: 'Nom',
  characterName: 'Nom du personnage',
  series: 'Série',
  status: 'Statut',
  email: 'E-mail',
  phone: 'Téléphone',
  role: 'Rôle',
  roleHint: 'Ce que cette personne fait d’habitude sur un shooting',
  category: 'Catégorie',
  quantity: 'Quantité',
  available: 'Disponible',
  crewAvailable: 'Disponible',
  unavailableHint: 'Désactivez pour indiquer l’indisponibilité',
  crewUnavailableHint: 'Désactivez pour indiquer l’indisponibilité',
  inUseHint: 'Désactivez si le matériel est en cours d’utilisation',
  description: 'Description',
  notes: 'Notes',
  parking: 'Stationnement',
  meetingPoint: 'Point de rendez-vous',
  nearestHospital: 'Hôpital le plus proche',
} as const satisfies Translation<typeof en>;
