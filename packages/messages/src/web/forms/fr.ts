import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  copy: 'Copier',
  copyByHand: 'Veuillez le copier à la main',
  isSelected: 'Il est déjà sélectionné.',
  endFeeds: 'Résilier aussi mes abonnements de calendrier',
  endFeedsHint:
    'Les calendriers abonnés ne seront plus mis à jour. Votre profil affiche les nouvelles adresses.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLock: 'Le verrouillage des majuscules est activé',
  passwordMust: 'Le mot de passe doit',
  ruleMet: 'Le mot de passe doit {rule}, condition remplie',
  ruleNotMet: 'Le mot de passe doit {rule}, condition pas encore remplie',
  ruleLength: 'comporter au moins {count} caractères',
  ruleUppercase: 'contenir au moins une majuscule',
  ruleLowercase: 'contenir au moins une minuscule',
  ruleNumber: 'contenir au moins un chiffre',
  ruleSymbol: 'contenir au moins un symbole ({symbols})',
  ruleUncommon: 'être plus difficile à deviner',
  rulesMet: '{met} règles du mot de passe respectées sur {all}',
  typeToConfirm: 'Pour confirmer, saisissez {what} : {phrase}',
  unsaved: 'Modifications non enregistrées',
  notSavedHere: 'Vos modifications ne sont pas encore enregistrées.',
  lostIfLeft:
    'Vos modifications sur cet écran ne sont pas encore enregistrées. Elles seront perdues si vous continuez.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la modification',
} as const satisfies Translation<typeof en>;
