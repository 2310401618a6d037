import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Confirmez que c’est bien vous',
  text: 'Saisissez le code affiché par votre application d’authentification.',
  recoveryText:
    'Saisissez l’un des codes de récupération que vous avez conservés. Chacun sert une fois.',
  code: 'Code',
  recoveryCode: 'Code de récupération',
  useRecoveryCode: 'Utiliser un code de récupération',
  useApp: 'Utiliser l’application',
  usePasskey: 'Utiliser une clé d’accès',
  confirm: 'Continuer',
  back: 'Retour',
  failed: 'Le code n’a pas fonctionné. Veuillez réessayer.',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyFailed: 'La connexion avec une clé d’accès a échoué. Veuillez réessayer.',
  noPasskey: 'Aucune clé d’accès n’a été utilisée',
} as const satisfies Translation<typeof en>;
