import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Profil',
  subtitle: 'Du und das Team, mit dem du shootest.',
  notLoaded: 'Dein Profil konnte nicht geladen werden',
  checkNetwork: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
  loading: 'Dein Profil wird geladen',
  personalInformation: 'Persönliche Angaben',
  nameNotSaved: 'Dein Name ist noch nicht gespeichert.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  emailFixed: 'Die E-Mail-Adresse kann zurzeit nicht geändert werden',
  emailBelow: 'Du kannst sie unter „E-Mail-Adresse“ ändern',
  cancel: 'Abbrechen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  updated: 'Profil aktualisiert',
  notUpdated: 'Das Profil konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
  avatar: 'Profilbild',
  avatarFailed: 'Das Profilbild konnte nicht hochgeladen werden',
} as const satisfies Translation<typeof en>;
