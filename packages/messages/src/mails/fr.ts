import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  invitationSubject: '{inviter} vous invite à rejoindre {team}',
  invitationHeading: 'Rejoignez {team}',
  invitationText:
    '{inviter} souhaite organiser des shootings photo avec vous dans l’équipe « {team} ».',
  invitationAbout:
    'Lensemble réunit les shootings, le calendrier, les participants, les costumes, les accessoires, le matériel et les lieux de l’équipe.',
  invitationButton: 'Rejoindre l’équipe',
  invitationExpires: 'Ce lien est valable pour une personne et expire dans sept jours.',
  invitationWhy:
    'Vous recevez cet e-mail parce qu’un membre de l’équipe a saisi votre adresse. Si vous ne connaissez pas cette équipe, ignorez-le.',
  confirmationSubject: 'Confirmez votre adresse e-mail',
  confirmationText:
    'Un compte Lensemble a été créé avec cette adresse. Si c’était vous, confirmez l’adresse, puis connectez-vous. Le lien expire dans deux jours.',
  confirmationButton: 'Confirmer l’adresse',
  confirmationNotYou:
    'Si ce n’était pas vous, ignorez cet e-mail : le compte reste inutilisable tant que l’adresse n’est pas confirmée.',
  emailChangeSubject: 'Confirmez votre nouvelle adresse e-mail',
  emailChangeText:
    'Cette adresse doit devenir celle d’un compte Lensemble. Si c’était vous, confirmez-la ici. Le lien fonctionne une seule fois et expire dans une heure.',
  emailChangeNotYou: 'Si ce n’était pas vous, ignorez cet e-mail : rien ne change.',
  emailChangedSubject: 'Votre adresse e-mail a été modifiée',
  emailChangedText:
    'L’adresse de votre compte Lensemble vient d’être remplacée par {email}. Les e-mails et la connexion utilisent désormais cette adresse.',
  emailChangedNotYou:
    'Si ce n’était pas vous, demandez de l’aide à l’administrateur de ce serveur.',
  addressTakenSubject: 'Vous avez déjà un compte',
  addressTakenText:
    'Cette adresse a servi à une inscription sur Lensemble, mais elle a déjà un compte. Si c’était vous, connectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un nouveau ici. Le lien expire dans une heure.',
  addressTakenNotYou: 'Si ce n’était pas vous, ignorez cet e-mail : rien n’a été modifié.',
  passwordResetSubject: 'Choisissez un nouveau mot de passe',
  passwordResetText:
    'Un nouveau mot de passe a été demandé pour votre compte Lensemble. Si c’était vous, choisissez-le ici. Le lien fonctionne une seule fois et expire dans une heure.',
  passwordResetNotYou:
    'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedText: 'Le mot de passe de votre compte Lensemble vient d’être modifié.',
  passwordChangedNotYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : ouvrez Lensemble et sélectionnez « Mot de passe oublié ? » sur la page de connexion.',
  loginConnectedSubject: '{provider} a été associé à votre compte',
  loginConnectedHeading: '{provider} a été associé',
  loginConnectedText:
    'Vous pouvez désormais vous connecter à votre compte Lensemble avec {provider}, au moyen du compte {provider} qui vient d’être associé.',
  loginConnectedNotYou:
    'Si ce n’était pas vous, dissociez {provider} dans votre profil dès maintenant et choisissez un nouveau mot de passe.',
  twoStepOnSubject: 'La connexion en deux étapes a été activée',
  twoStepOnText:
    'Désormais, la connexion à votre compte Lensemble demande aussi un code. Vos autres appareils ont été déconnectés.',
  twoStepOffSubject: 'La connexion en deux étapes a été désactivée',
  twoStepOffText:
    'La connexion à votre compte Lensemble ne demande plus de code. Les codes de récupération ne sont plus valables.',
  recoveryCodesRenewedSubject: 'Vos codes de récupération ont été remplacés',
  recoveryCodesRenewedText:
    'Votre compte Lensemble a de nouveaux codes de récupération. Les anciens ne sont plus valables.',
  recoveryCodeUsedSubject: 'Un code de récupération a servi à se connecter',
  recoveryCodeUsedText: {
    one: 'Un code de récupération vient de servir à se connecter à votre compte Lensemble. Il reste {count} code de récupération. Vous pouvez en créer de nouveaux dans votre profil.',
    other:
      'Un code de récupération vient de servir à se connecter à votre compte Lensemble. Il reste {count} codes de récupération. Vous pouvez en créer de nouveaux dans votre profil.',
  },
  passkeyAddedSubject: 'Une clé d’accès a été ajoutée à votre compte',
  passkeyAddedText:
    'Vous pouvez maintenant vous connecter à votre compte Lensemble avec une nouvelle clé d’accès.',
  passkeyRemovedSubject: 'Une clé d’accès a été retirée de votre compte',
  passkeyRemovedText: 'Une clé d’accès a été retirée. Elle ne permet plus de vous connecter.',
  signInChangedNotYou:
    'Si ce n’était pas vous, vérifiez maintenant « Connexion et sécurité » dans votre profil, choisissez un nouveau mot de passe et déconnectez vos autres appareils.',
  exportReadySubject: 'L’export de {team} est prêt',
  exportReadyHeading: 'Votre export est prêt',
  exportReadyText:
    'L’archive contient tout ce que possède l’équipe « {team} ». Vous pouvez la télécharger dans votre profil, section « Données de l’équipe », pendant {days} jours.',
  exportReadyNotYou:
    'Si vous ne l’avez pas demandé, changez votre mot de passe et vérifiez où vous êtes connecté.',
  openLensemble: 'Ouvrir Lensemble',
  openProfile: 'Ouvrir votre profil',
  orOpen: 'Ou ouvrez cette adresse :',
  sentForTeam: 'Envoyé pour l’équipe « {team} ».',
  repliesGoTo: 'Les réponses sont adressées à {name}.',
  linkLabel: '{label} :',
  stopEmails: 'Ne plus m’envoyer d’e-mails comme celui-ci',
} as const satisfies Translation<typeof en>;
