import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  error: 'Erreur',
  unreachable: 'Impossible de joindre le serveur. Veuillez réessayer dès qu’il répond.',
  popupBlocked: 'Fenêtre pop-up bloquée',
  allowPopups: 'Veuillez autoriser les fenêtres pop-up pour donner accès à Google',
  googleNotSetUp: 'Google n’est pas configuré sur ce serveur',
  eventFailedTitle: 'Événement non créé',
  eventFailed: 'Impossible de créer ou de mettre à jour l’événement de calendrier',
  eventCreated: 'Événement de calendrier créé',
  openFile: 'Ouvrez le fichier téléchargé avec votre calendrier.',
  eventExistsTitle: 'Événement déjà présent',
  eventExists: 'Ce shooting figure déjà dans votre Google Agenda.',
  documentFailed: 'Impossible de créer ou de mettre à jour le document',
  exported: 'Exportation réussie',
  exportFailed: 'Échec de l’exportation',
  remindersSent: 'Rappels envoyés',
  savedFirst: 'Shooting enregistré. {message}',
  remindersFailedTitle: 'Rappels non envoyés',
  remindersFailed: 'Impossible d’envoyer les rappels',
} as const satisfies Translation<typeof en>;
