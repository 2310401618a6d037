import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  image: 'Bild',
  imageFailed: 'Das Bild konnte nicht hochgeladen werden',
  avatar: 'Profilbild',
  avatarFailed: 'Das Profilbild konnte nicht hochgeladen werden',
  name: 'Name',
  characterName: 'Name des Charakters',
  series: 'Serie',
  status: 'Status',
  email: 'E-Mail',
  phone: 'Telefon',
  role: 'Rolle',
  roleHint: 'Was die Person bei Shootings meistens macht',
  category: 'Kategorie',
  quantity: 'Anzahl',
  available: 'Verfügbar',
  crewAvailable: 'Verfügbar',
  unavailableHint: 'Ausschalten, wenn nicht verfügbar',
  crewUnavailableHint: 'Ausschalten, wenn nicht verfügbar',
  inUseHint: 'Ausschalten, wenn in Gebrauch',
  description: 'Beschreibung',
  notes: 'Notizen',
  parking: 'Parken',
  meetingPoint: 'Treffpunkt',
  nearestHospital: 'Nächstes Krankenhaus',
} as const satisfies Translation<typeof en>;
