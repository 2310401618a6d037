import type { Sentence } from './en.ts';

export const fr = {
  'Please enter an invite code': 'Veuillez saisir un code d’invitation',
  'This invite code is not valid. Please check it and try again.':
    'Ce code d’invitation n’est pas valide. Vérifiez-le et réessayez.',
  'Please enter your first and last name.': 'Veuillez saisir votre prénom et votre nom.',
  'Please enter your first name': 'Veuillez saisir votre prénom',
  'Please enter your last name': 'Veuillez saisir votre nom',
  'Please enter your password': 'Veuillez saisir votre mot de passe',
  'Please sign in again, then try again': 'Veuillez vous reconnecter, puis réessayer',
  'Choose a date for the shoot first': 'Choisissez d’abord une date pour le shooting',
  'This shoot is already on your Google Calendar.':
    'Ce shooting figure déjà dans votre Google Agenda.',
  'There is nothing to change': 'Il n’y a rien à modifier',
  'Please check your email to confirm your account before continuing.':
    'Veuillez consulter vos e-mails et confirmer votre compte avant de continuer.',
  'This link is no longer valid. Please sign in to request a new one.':
    'Ce lien n’est plus valide. Connectez-vous pour en demander un nouveau.',
  'Please choose a status': 'Veuillez choisir un statut',
  'Character name is required': 'Le nom du personnage est obligatoire',
  'This must be a list': 'Cela doit être une liste',
  'At most {count} todos': '{count} tâches au maximum',
  'At most {count} pieces of equipment': '{count} éléments de matériel au maximum',
  'At most {count} lines': '{count} lignes au maximum',
  'This is already your email address': 'C’est déjà votre adresse e-mail',
  'Quantity must be a whole number': 'La quantité doit être un nombre entier',
  'Quantity must be at least {count}': 'La quantité doit être d’au moins {count}',
  'Quantity must be at most {count}': 'La quantité doit être d’au plus {count}',
  'Name is required': 'Le nom est obligatoire',
  'Category is required': 'La catégorie est obligatoire',
  'This field is not known': 'Ce champ est inconnu',
  'This is too long: {count} characters at most': 'C’est trop long : {count} caractères au maximum',
  'This is too short: {count} characters at least':
    'C’est trop court : {count} caractères au minimum',
  'This has characters that cannot be stored':
    'Cela contient des caractères qui ne peuvent pas être enregistrés',
  'This must be text': 'Cela doit être du texte',
  'This must be a single line': 'Cela doit tenir sur une seule ligne',
  'This is not a valid id': 'Ce n’est pas un identifiant valide',
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
  'Please choose a year between {from} and {to}': 'Veuillez choisir une année entre {from} et {to}',
  'Please choose a date': 'Veuillez choisir une date',
  'Please choose a real date': 'Veuillez choisir une date qui existe',
  'Please choose a time': 'Veuillez choisir une heure',
  'Please choose a time between 00:00 and 23:59': 'Veuillez choisir une heure entre 00:00 et 23:59',
  'Please choose a real date and time': 'Veuillez choisir une date et une heure qui existent',
  'Please choose a color': 'Veuillez choisir une couleur',
  'A color looks like #3B82F6': 'Une couleur a la forme #3B82F6',
  'This must be a link': 'Cela doit être un lien',
  'Please enter a link that starts with https://':
    'Veuillez saisir un lien qui commence par https://',
  'Please choose a time zone': 'Veuillez choisir un fuseau horaire',
  'This time zone is not known': 'Ce fuseau horaire est inconnu',
  'Please upload the picture instead': 'Veuillez plutôt importer l’image',
  'Please choose yes or no': 'Veuillez choisir oui ou non',
  'You are already a member of this team': 'Vous êtes déjà membre de cette équipe',
  'This person is already in the team': 'Cette personne fait déjà partie de l’équipe',
  'A team can have at most {count} open invitations. Revoke some first.':
    'Une équipe peut avoir au plus {count} invitations ouvertes. Révoquez-en d’abord quelques-unes.',
  'Please choose member or admin': 'Veuillez choisir membre ou administrateur',
  'Please choose a language': 'Veuillez choisir une langue',
  'This server does not offer this language': 'Ce serveur ne propose pas cette langue',
  'Latitude and longitude must be set together':
    'La latitude et la longitude doivent être indiquées ensemble',
  'Latitude must be a number from {from} to {to}':
    'La latitude doit être un nombre de {from} à {to}',
  'Longitude must be a number from {from} to {to}':
    'La longitude doit être un nombre de {from} à {to}',
  'Latitude must be a number': 'La latitude doit être un nombre',
  'Longitude must be a number': 'La longitude doit être un nombre',
  'Google Maps API key not configured': 'La clé d’API Google Maps n’est pas configurée',
  'This must be a number': 'Cela doit être un nombre',
  'This must be a whole number': 'Cela doit être un nombre entier',
  'This must be an object': 'Cela doit être un objet',
  'This is required': 'Ce champ est obligatoire',
  'This is not valid': 'Ce n’est pas valide',
  'Please choose one of the options': 'Veuillez choisir l’une des options',
  'This must have at most {count} entries': 'Cela doit avoir au plus {count} entrées',
  'This must have at least {count} entries': 'Cela doit avoir au moins {count} entrées',
  'This must be at most {count}': 'Cela doit être au plus {count}',
  'This must be at least {count}': 'Cela doit être au moins {count}',
  'Password must be at least 6 characters long':
    'Le mot de passe doit comporter au moins 6 caractères',
  'Password must contain at least one uppercase letter':
    'Le mot de passe doit contenir au moins une majuscule',
  'Password must contain at least one lowercase letter':
    'Le mot de passe doit contenir au moins une minuscule',
  'Password must contain at least one number': 'Le mot de passe doit contenir au moins un chiffre',
  'Password must contain at least one symbol ({symbols})':
    'Le mot de passe doit contenir au moins un symbole ({symbols})',
  'This password is too common. Please choose one that is harder to guess.':
    'Ce mot de passe est l’un des plus courants. Choisissez-en un plus difficile à deviner.',
  'Please enter a password': 'Veuillez saisir un mot de passe',
  'Password must be at most {count} characters long':
    'Le mot de passe doit comporter au plus {count} caractères',
  'This link is no longer valid. Please request a new one to choose a password.':
    'Ce lien n’est plus valide. Demandez-en un nouveau pour choisir un mot de passe.',
  'This is not your current password': 'Ce n’est pas votre mot de passe actuel',
  'This is already your password. Please choose another one.':
    'C’est déjà votre mot de passe. Choisissez-en un autre.',
  'Please enter your current password': 'Veuillez saisir votre mot de passe actuel',
  'Only members of the team can change its shoots':
    'Seuls les membres de l’équipe peuvent modifier ses shootings',
  'Only members of the team can see who is in it':
    'Seuls les membres de l’équipe peuvent voir qui en fait partie',
  'Another import is still running. Please wait until it is done.':
    'Un autre import est encore en cours. Veuillez attendre qu’il soit terminé.',
  'There is no archive that can be imported with new ids':
    'Aucune archive ne peut être importée avec de nouveaux identifiants',
  'Only team owners and admins can read the audit log':
    'Seuls les propriétaires et les administrateurs peuvent lire le journal d’audit',
  'Only team owners and admins can say which member someone is':
    'Seuls les propriétaires et les admins de l’équipe peuvent dire quel membre est cette personne',
  'Another member is already linked to this crew member':
    'Cette personne est déjà associée à un autre membre',
  'This account is not in the team': 'Ce compte ne fait pas partie de l’équipe',
  'You are already linked to another crew member. Unlink that one first.':
    'Votre compte est déjà associé à une autre personne de la liste. Retirez d’abord cette association.',
  'This member is already linked to another crew member. Unlink that one first.':
    'Ce membre est déjà associé à une autre personne de la liste. Retirez d’abord cette association.',
  'Only team owners and admins can delete from the trash':
    'Seuls les propriétaires et les administrateurs peuvent supprimer de la corbeille',
  'The packing list has no room for this. Please delete some first.':
    'La liste de préparation n’a plus de place pour cela. Veuillez d’abord en supprimer.',
  'The shot list has no room for this. Please delete some first.':
    'La liste des prises n’a plus de place. Supprimez d’abord quelques éléments.',
  'Only team owners and admins can export the team':
    'Seuls les propriétaires et les administrateurs peuvent exporter l’équipe',
  'Only team owners and admins can change the team name':
    'Seuls les propriétaires et les administrateurs peuvent modifier le nom de l’équipe',
  'Only team owners and admins can change roles':
    'Seuls les propriétaires et les administrateurs peuvent modifier les rôles',
  'Only team owners and admins can remove members':
    'Seuls les propriétaires et les administrateurs peuvent retirer des membres',
  'Only team owners can see the invite code':
    'Seuls les propriétaires peuvent voir le code d’invitation',
  'Only team owners can replace the invite code':
    'Seuls les propriétaires peuvent remplacer le code d’invitation',
  'Only team owners can send invitations':
    'Seuls les propriétaires peuvent envoyer des invitations',
  'Only team owners can transfer ownership':
    'Seuls les propriétaires peuvent transmettre la propriété',
  'Only team owners can delete the team': 'Seuls les propriétaires peuvent supprimer l’équipe',
  'You cannot change your own role': 'Vous ne pouvez pas modifier votre propre rôle',
  'The role of an owner cannot be changed': 'Le rôle d’un propriétaire ne peut pas être modifié',
  'You cannot remove yourself. Leave the team instead.':
    'Vous ne pouvez pas vous retirer vous-même. Quittez plutôt l’équipe.',
  'An owner cannot be removed': 'Un propriétaire ne peut pas être retiré',
  'This member is already an owner': 'Ce membre est déjà propriétaire',
  'You are the only member of this team, so you cannot leave it':
    'Vous êtes le seul membre de cette équipe, vous ne pouvez donc pas la quitter',
  'You can delete a team only if you own another one':
    'Vous ne pouvez supprimer une équipe que si vous en possédez une autre',
  'Failed to fetch locations. Please try again.':
    'Impossible de charger les lieux. Veuillez réessayer.',
  'Please choose a place': 'Veuillez choisir un lieu',
  'This is the only way to sign in to your account. Set a password or connect another service first.':
    'C’est le seul moyen de vous connecter à votre compte. Définissez d’abord un mot de passe ou associez un autre service.',
  "This shoot is either private or doesn't exist": 'Ce shooting est privé ou n’existe pas',
  'References must be images': 'Les références sont des images',
  'Choose a reminder time in the future': 'Choisissez un rappel dans le futur',
  'Choose a reminder time before the shoot begins':
    'Choisissez un rappel avant le début du shooting',
  'This shoot has no crew to remind yet': 'Ce shooting n’a pas encore de participants à prévenir',
  'No crew member on this shoot has an email address. Add one first.':
    'Aucun participant de ce shooting n’a d’adresse e-mail. Ajoutez-en d’abord une.',
  'The crew members on this shoot with an email address do not want emails from this team':
    'Les participants de ce shooting qui ont une adresse e-mail ne veulent pas d’e-mails de cette équipe',
  'Please enter at least {count} characters': 'Veuillez saisir au moins {count} caractères',
  'Remove the last day and the password first':
    'Retirez d’abord le dernier jour et le mot de passe',
  'Please choose today or a later day': 'Veuillez choisir aujourd’hui ou un jour ultérieur',
  'Please choose a time that is still to come': 'Veuillez choisir un moment à venir',
  'This link needs a password': 'Ce lien est protégé par un mot de passe',
  'This is not the password for this link': 'Ce n’est pas le mot de passe de ce lien',
  'At most {count} shoots at once': '{count} shootings au maximum à la fois',
  'Please list each shoot only once': 'Chaque shooting ne peut figurer qu’une fois',
  'At most {count} entries': '{count} entrées au maximum',
  'Please choose what the call sheet shows':
    'Veuillez choisir ce que la feuille de service affiche',
  'Please choose one day-of contact': 'Veuillez choisir un seul contact le jour même',
  'Please choose a role': 'Veuillez choisir un rôle',
  'Please choose a duration between {from} and {to} minutes in steps of {step}':
    'Veuillez choisir une durée entre {from} et {to} minutes par pas de {step}',
  'Please choose between {from} and {to} minutes': 'Veuillez choisir entre {from} et {to} minutes',
  'Please choose between {from} and {to} minutes in steps of {step}':
    'Veuillez choisir entre {from} et {to} minutes par pas de {step}',
  'Please enter a shoot title': 'Veuillez saisir un titre de shooting',
  'At most {count} links': '{count} liens au maximum',
  'A reminder needs a shoot date': 'Un rappel nécessite une date de shooting',
  'This part of the list is not known': 'Cette partie de la liste est inconnue',
  'New accounts cannot be created here at the moment':
    'Il n’est pas possible de créer de nouveaux comptes ici pour le moment',
  'You need an invite code to create an account here':
    'Il vous faut un code d’invitation pour créer un compte ici',
  'Please enter a team name': 'Veuillez saisir un nom d’équipe',
  'You are not a member of this team': 'Vous n’êtes pas membre de cette équipe',
  'You switched to another team. This was not saved.':
    'Vous êtes passé à une autre équipe. Cela n’a pas été enregistré.',
  'Please enter a name': 'Veuillez saisir un nom',
  'The last day cannot be before the first': 'Le dernier jour ne peut pas précéder le premier',
  'Please choose days that are still to come': 'Veuillez choisir des jours à venir',
  'Please choose at most {count} days': 'Veuillez choisir au plus {count} jours',
  'Please choose at most {count} hours': 'Veuillez choisir au plus {count} heures',
  '{service} is not available right now': '{service} n’est pas disponible pour le moment',
  'The {api} API is turned off for this server. Please ask the operator to turn it on.':
    'L’API {api} est désactivée pour ce serveur. Demandez à l’administrateur de l’activer.',
  '{service} accepts no more changes today. Nothing was lost; please continue tomorrow.':
    '{service} n’accepte plus de modifications aujourd’hui. Rien n’est perdu ; continuez demain.',
  'The service account of this server lacks a permission. Please tell the operator.':
    'Il manque une autorisation au compte de service de ce serveur. Prévenez l’administrateur.',
  'Lensemble lacks a permission for your Google account. Disconnect Google in your profile, then connect it again.':
    'Il manque à Lensemble une autorisation pour votre compte Google. Dissociez Google dans votre profil, puis associez-le de nouveau.',
  'The shared folder in Google Drive was deleted, or is not shared with this server. Please tell the operator.':
    'Le dossier partagé dans Google Drive a été supprimé ou n’est pas partagé avec ce serveur. Prévenez l’administrateur.',
  'Google Drive does not find the place for this document. Disconnect Google in your profile, then connect it again.':
    'Google Drive ne trouve pas l’emplacement de ce document. Dissociez Google dans votre profil, puis associez-le de nouveau.',
  'The shared folder in Google Drive has no room left. Please ask the operator to use a folder of a shared drive with free space.':
    'Le dossier partagé dans Google Drive est plein. Demandez à l’administrateur d’utiliser un dossier d’un Drive partagé avec de l’espace libre.',
  'Your Google Drive is full. Make room there, then save the call sheet again.':
    'Votre Google Drive est plein. Libérez de l’espace, puis enregistrez de nouveau la feuille de service.',
  'The shared folder in Google Drive holds as many files as Google allows. Please ask the operator to remove some, or to use another folder.':
    'Le dossier partagé dans Google Drive contient autant de fichiers que Google l’autorise. Demandez à l’administrateur d’en supprimer ou d’utiliser un autre dossier.',
  'Your Google Drive holds as many files as Google allows. Remove some there, then save the call sheet again.':
    'Votre Google Drive contient autant de fichiers que Google l’autorise. Supprimez-en, puis enregistrez de nouveau la feuille de service.',
  'This server may not write to the shared folder in Google Drive. Please ask the operator to make its service account a content manager.':
    'Ce serveur ne peut pas écrire dans le dossier partagé de Google Drive. Demandez à l’administrateur de faire de son compte de service un gestionnaire de contenu.',
  'Google Drive does not let Lensemble change this document. Unlock it there, or delete it for good, then save the call sheet again.':
    'Google Drive n’autorise pas Lensemble à modifier ce document. Déverrouillez-le ou supprimez-le définitivement, puis enregistrez de nouveau la feuille de service.',
  'The administrator of this Google Workspace does not let Lensemble use Google Drive. Please ask the administrator to allow it.':
    'L’administrateur de ce Google Workspace n’autorise pas Lensemble à utiliser Google Drive. Demandez-lui de l’autoriser.',
  'The shared Google Calendar was deleted, or is not shared with this server. Please tell the operator.':
    'Le Google Agenda partagé a été supprimé ou n’est pas partagé avec ce serveur. Prévenez l’administrateur.',
  'Your Google account has no calendar. Open Google Calendar once, then add the shoot again.':
    'Votre compte Google n’a pas d’agenda. Ouvrez une fois Google Agenda, puis ajoutez de nouveau le shooting.',
  'This server may not change events in the shared Google Calendar. Please ask the operator to share it with “Make changes to events”.':
    'Ce serveur ne peut pas modifier les événements du Google Agenda partagé. Demandez à l’administrateur de le partager avec « Apporter des modifications aux événements ».',
  'Google Calendar does not let Lensemble change your events. Disconnect Google in your profile, then connect it again.':
    'Google Agenda n’autorise pas Lensemble à modifier vos événements. Dissociez Google dans votre profil, puis associez-le de nouveau.',
  '{service} does not accept the service account of this server. Please ask the operator to check its key and the clock.':
    '{service} n’accepte pas le compte de service de ce serveur. Demandez à l’administrateur de vérifier sa clé et l’horloge.',
  '{service} does not accept this server as a client. Please ask the operator to check its client ID, secret and redirect addresses.':
    '{service} n’accepte pas ce serveur comme client. Demandez à l’administrateur de vérifier l’identifiant client, le secret et les adresses de redirection.',
  '{service} refused this. Please tell the operator.':
    '{service} a refusé. Prévenez l’administrateur.',
  'The body must be a JSON object': 'Le corps doit être un objet JSON',
  'The body has too many fields': 'Le corps contient trop de champs',
  'The header If-Match must be {form}': 'L’en-tête If-Match doit être {form}',
  'Accounts are managed by another service here. Please use the sign-in page.':
    'Les comptes sont gérés ici par un autre service. Veuillez utiliser la page de connexion.',
  'Too many attempts. Please wait a while and try again.':
    'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
  'This request did not come from Lensemble itself': 'Cette requête ne vient pas de Lensemble',
  'This picture is too large: {size} MB at most':
    'Cette image est trop volumineuse : {size} Mo au maximum',
  'This picture is too large: {size} megapixels at most':
    'Cette image est trop grande : {size} mégapixels au maximum',
  'Please send one picture at a time': 'Veuillez envoyer une image à la fois',
  'Please send the picture or its address, not both':
    'Veuillez envoyer l’image ou son adresse, pas les deux',
  'This picture is no longer in the storage of the project. Please upload it again.':
    'Cette image n’est plus dans le stockage du projet. Veuillez l’importer de nouveau.',
  'The storage of the project cannot be reached right now. Please try again shortly.':
    'Le stockage du projet est injoignable pour le moment. Veuillez réessayer sous peu.',
  'This field does not accept a picture': 'Ce champ n’accepte pas d’image',
  'This field was sent twice': 'Ce champ a été envoyé deux fois',
  'The text in this form is too long: 1 MB at most':
    'Le texte de ce formulaire est trop long : 1 Mo au maximum',
  'This Idempotency-Key was already used for a different request':
    'Cette Idempotency-Key a déjà servi à une autre requête',
  'The header Idempotency-Key must have 1 to {count} letters, digits or signs':
    'L’en-tête Idempotency-Key doit avoir de 1 à {count} lettres, chiffres ou signes',
  'This is too large: {size} at most': 'C’est trop volumineux : {size} au maximum',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'The disk of this server is full, so this was not saved. Please tell the operator.':
    'Le disque de ce serveur est plein, cela n’a donc pas été enregistré. Prévenez l’administrateur.',
  'Lensemble is not available right now. Please try again shortly.':
    'Lensemble n’est pas disponible pour le moment. Veuillez réessayer sous peu.',
  'This method is not supported here': 'Cette méthode n’est pas prise en charge ici',
  'This request could not be read': 'Cette requête n’a pas pu être lue',
  'This was not found': 'Introuvable',
  'This place was not found': 'Ce lieu est introuvable',
  'The body must be application/json': 'Le corps doit être de type application/json',
  'Please sign in first': 'Veuillez d’abord vous connecter',
  'A team can have at most {count} templates. Please delete some first.':
    'Une équipe peut avoir au plus {count} modèles. Supprimez-en d’abord quelques-uns.',
  'You can own at most {count} teams. Please delete one first.':
    'Vous pouvez posséder au plus {count} équipes. Supprimez-en d’abord une.',
  'A team can have at most {count} shoots. Please delete some first.':
    'Une équipe peut avoir au plus {count} shootings. Supprimez-en d’abord quelques-uns.',
  'A list can have at most {count} entries. Please delete some first.':
    'Une liste peut avoir au plus {count} entrées. Supprimez-en d’abord quelques-unes.',
  'A list can have at most {size} of text. Please shorten some first.':
    'Une liste peut contenir au plus {size} de texte. Raccourcissez d’abord des textes.',
  'The pictures of this team take up {size}. Please delete some first.':
    'Les images de cette équipe occupent {size}. Supprimez-en d’abord quelques-unes.',
  'This person cannot own more teams: {count} at most':
    'Cette personne possède déjà autant d’équipes que possible : {count} au maximum',
  'A shoot can have at most {size} of text, including everything linked to it':
    'Un shooting peut contenir au plus {size} de texte, y compris tout ce qui y est lié',
  'A shoot that uses this can have at most {size} of text, including everything linked to it':
    'Un shooting qui utilise cela peut contenir au plus {size} de texte, y compris tout ce qui y est lié',
  'A shoot can have at most {count} crew members, costumes, props and pieces of equipment together':
    'Un shooting peut avoir au total au plus {count} participants, costumes, accessoires et éléments de matériel',
  'The crew of a shoot can wear at most {count} costumes':
    'Les participants d’un shooting peuvent porter au plus {count} costumes',
  'A shoot can have at most {count} reference images':
    'Un shooting peut avoir au plus {count} images de référence',
  'Each meeting point needs its own id':
    'Chaque point de rendez-vous doit avoir son propre identifiant',
  'At most {count} meeting points': 'Au maximum {count} points de rendez-vous',
  'The last day is before the first': 'Le dernier jour précède le premier',
  'A convention has at most {count} days': 'Une convention dure au maximum {count} jours',
  'This template was not found': 'Ce modèle est introuvable',
  'Please choose on, off or new': 'Veuillez choisir on, off ou new',
  'This convention was not found': 'Cette convention est introuvable',
  'The convention does not have this meeting point':
    'La convention n’a pas ce point de rendez-vous',
  'This convention has changed since you opened it':
    'Cette convention a été modifiée depuis que vous l’avez ouverte',
  'A team can have at most {count} conventions. Please delete some first.':
    'Une équipe peut avoir au maximum {count} conventions. Veuillez d’abord en supprimer.',
  'This location was not found': 'Ce lieu est introuvable',
  'This shoot has changed since you opened it':
    'Ce shooting a changé depuis que vous l’avez ouvert',
  'One of these costumes was not found': 'L’un de ces costumes est introuvable',
  'One of these props was not found': 'L’un de ces accessoires est introuvable',
  'One of these pieces of equipment was not found':
    'L’un de ces éléments de matériel est introuvable',
  'One of these crew members was not found': 'L’un de ces participants est introuvable',
  'One of these costumes is not on the shoot':
    'L’un de ces costumes ne fait pas partie du shooting',
  'One of these references was not found': 'L’une de ces références est introuvable',
  'At most {count} dates': '{count} dates au maximum',
  'Please choose each date once': 'Veuillez choisir chaque date une seule fois',
  'These dates have changed since you opened them':
    'Ces dates ont changé depuis que vous les avez ouvertes',
  'You can answer only for yourself': 'Vous ne pouvez répondre que pour vous-même',
  'This date is not in the poll': 'Cette date n’est pas proposée',
  'This shoot has changed since the date was taken':
    'Ce shooting a changé depuis que la date a été choisie',
  'Please choose yes, maybe or no': 'Veuillez choisir oui, peut-être ou non',
  'The personal link is off': 'Le lien personnel est désactivé',
  'This file is empty': 'Ce fichier est vide',
  'There is no date to answer': 'Il n’y a pas de date à laquelle répondre',
  'Only an idea or a planned shoot without a date can ask for a date':
    'Seule une idée ou un shooting prévu sans date demande une date',
  'This poll is closed': 'Ce sondage est clos',
  'This link has changed since you opened it': 'Ce lien a changé depuis que vous l’avez ouvert',
  'This picture was not found': 'Cette image est introuvable',
  'This is not the shoot in the address': 'Ce n’est pas le shooting de l’adresse',
  'These notes have changed since you opened them':
    'Ces notes ont changé depuis que vous les avez ouvertes',
  'Signing in with {name} is not set up here': 'La connexion avec {name} n’est pas configurée ici',
  '{name} only knows this Lensemble as {address}. Open that address instead.':
    '{name} ne connaît ce Lensemble que sous {address}. Ouvrez plutôt cette adresse.',
  'There is no profile yet': 'Il n’y a pas encore de profil',
  'An invite code is used when you create your account. Join another team from your profile.':
    'Le code d’invitation sert à la création du compte. Rejoignez une autre équipe depuis votre profil.',
  'This file type is not supported: please choose a JPEG, PNG, WebP, GIF or AVIF file':
    'Ce type de fichier n’est pas pris en charge : choisissez un fichier JPEG, PNG, WebP, GIF ou AVIF',
  'This file is empty: please choose another picture':
    'Ce fichier est vide : choisissez une autre image',
  'This picture is damaged or incomplete: please choose another one':
    'Cette image est endommagée ou incomplète : choisissez-en une autre',
  'This picture takes too much memory to open: please choose a smaller one, or a JPEG of it':
    'L’ouverture de cette image demande trop de mémoire : choisissez-en une plus petite ou une version JPEG',
  'Please choose a picture': 'Veuillez choisir une image',
  'The picture was not saved, because {place} is not available. Nothing else is lost. Please try again later.':
    'L’image n’a pas été enregistrée, car {place} n’est pas disponible. Rien d’autre n’est perdu. Veuillez réessayer plus tard.',
  'Saving the picture took too long. Please try again.':
    'L’enregistrement de l’image a pris trop de temps. Veuillez réessayer.',
  'This sign-in has no email address, and Lensemble needs one':
    'Cette connexion n’a pas d’adresse e-mail, et Lensemble en a besoin',
  'An account with this address already exists, but this sign-in cannot open it. Please ask the operator of this server.':
    'Un compte avec cette adresse existe déjà, mais cette connexion ne peut pas l’ouvrir. Demandez à l’administrateur de ce serveur.',
  'This sign-in is no longer valid. Please sign in again.':
    'Cette connexion n’est plus valide. Veuillez vous reconnecter.',
  '{service} is not set up on this server': '{service} n’est pas configuré sur ce serveur',
  'Please connect your Google account first': 'Veuillez d’abord associer votre compte Google',
  'Access to your Google account was not allowed':
    'L’accès à votre compte Google n’a pas été autorisé',
  'Google refused access. Please try again.': 'Google a refusé l’accès. Veuillez réessayer.',
  'This window has expired or was already used. Please close it and start again in the shoot.':
    'Cette fenêtre a expiré ou a déjà servi. Fermez-la et recommencez depuis le shooting.',
  'Lensemble needs permission to save documents. Please try again and check that box.':
    'Lensemble a besoin de l’autorisation d’enregistrer des documents. Réessayez et cochez cette case.',
  'Lensemble needs permission to add events. Please try again and check that box.':
    'Lensemble a besoin de l’autorisation d’ajouter des événements. Réessayez et cochez cette case.',
  'This item has changed since you opened it': 'Cet élément a changé depuis que vous l’avez ouvert',
  'This shoot is too long for a call sheet':
    'Ce shooting est trop long pour une feuille de service',
  'This session is not valid': 'Cette session n’est pas valide',
  'A team can have at most 1 template. Please delete some first.':
    'Une équipe peut avoir au plus 1 modèle. Supprimez-le d’abord.',
  'You can own at most 1 team. Please delete one first.':
    'Vous pouvez posséder au plus 1 équipe. Supprimez-la d’abord.',
  'You have added a lot in the last minute. Please try again in a minute.':
    'Vous avez ajouté beaucoup d’éléments en une minute. Veuillez réessayer dans une minute.',
  'Sample data is for a team without shoots':
    'Les données d’exemple sont destinées à une équipe sans shooting',
  'Invalid email or password': 'Adresse e-mail ou mot de passe incorrect',
  'None of the people you chose can get emails from this team':
    'Aucune des personnes choisies ne peut recevoir les e-mails de cette équipe',
  'This shoot is over': 'Ce shooting est terminé',
  'A person you chose is no longer on this shoot':
    'Une personne choisie ne fait plus partie de ce shooting',
  'A person you chose has no shoot at this convention any more':
    'Une personne choisie n’a plus de shooting à cette convention',
  'Please choose at least one person': 'Choisissez au moins une personne',
  'Please enter a handle, such as @mira.frames':
    'Veuillez saisir un profil, par exemple @mira.frames',
  'Please enter a text': 'Veuillez saisir un texte',
  'Please add at least one use': 'Veuillez ajouter au moins un usage',
  'At most {count} uses': '{count} usages au maximum',
  'A use is listed twice': 'Un usage figure deux fois',
  'At most {count} words in braces': '{count} mots entre accolades au maximum',
  'Only team owners and admins can change the consent wording':
    'Seuls les propriétaires et les administrateurs de l’équipe peuvent modifier le texte de consentement',
  'Another member has saved a newer version of the consent wording':
    'Un autre membre a enregistré une version plus récente du texte de consentement',
  'A consent wording can have at most {count} versions':
    'Un texte de consentement peut avoir {count} versions au maximum',
  'This gallery has changed since you opened it':
    'Cette galerie a changé depuis que vous l’avez ouverte',
  'This note has changed since you opened it': 'Cette note a changé depuis que vous l’avez ouverte',
  'This is no longer on your list. Your note was not saved.':
    'Cela n’est plus dans votre liste. Votre note n’a pas été enregistrée.',
  'The packing list is full. Your note was not saved.':
    'La liste des affaires est pleine. Votre note n’a pas été enregistrée.',
  'The team has no consent wording yet': 'L’équipe n’a pas encore de texte de consentement',
  'Please type your full name': 'Veuillez taper votre nom complet',
  'Please choose what you agree to': 'Veuillez choisir ce que vous acceptez',
  'Please choose what you withdraw': 'Veuillez choisir ce que vous retirez',
  'What you read has changed meanwhile. Please read it again before you sign.':
    'Le texte a changé entre-temps. Veuillez le relire avant de signer.',
  'You can sign at most {count} times. Please tell the team what you want.':
    'Vous pouvez signer {count} fois au maximum. Dites à l’équipe ce que vous souhaitez.',
  'You can withdraw at most {count} times. Please tell the team what you want.':
    'Vous pouvez retirer {count} fois au maximum. Dites à l’équipe ce que vous souhaitez.',
  'Please write a comment': 'Veuillez écrire un commentaire',
  'This point is not on the picture': 'Ce point n’est pas sur l’image',
  'Please choose a reference and a point, or neither':
    'Veuillez choisir une référence et un point, ou aucun des deux',
  'A reply has the same place as its comment':
    'Une réponse est au même endroit que son commentaire',
  'A comment about a change is no reply and at no reference':
    'Un commentaire sur une modification n’est ni une réponse ni sur une référence',
  'You can only mention members of the team':
    'Vous ne pouvez mentionner que des membres de l’équipe',
  'This reference was not found': 'Cette référence est introuvable',
  'Not saved: the team has closed the comments':
    'Non enregistré : l’équipe a fermé les commentaires',
  'This change was not found': 'Cette modification est introuvable',
  'This comment was not found': 'Ce commentaire est introuvable',
  'Only the author can edit a comment': 'Seul l’auteur d’un commentaire peut le modifier',
  'A reply cannot be resolved': 'Une réponse ne peut pas être résolue',
  'Only members of the team can comment': 'Seuls les membres de l’équipe peuvent commenter',
  'Only the author, team owners and admins can delete a comment':
    'Seuls l’auteur, les propriétaires et les administrateurs de l’équipe peuvent supprimer un commentaire',
  'A shoot can have at most {count} comments. Please delete some first.':
    'Un shooting peut avoir {count} commentaires au maximum. Veuillez d’abord en supprimer.',
  'You have written a lot in the last minute. Please try again in a minute.':
    'Vous avez beaucoup écrit en une minute. Veuillez réessayer dans une minute.',
  'This is not a push subscription of a browser': 'Ce n’est pas un abonnement push d’un navigateur',
  'This choice is not available for this notification':
    'Ce choix n’est pas disponible pour cette notification',
  'Please enter the code': 'Veuillez saisir le code',
  'This code is wrong or already used. Please try another one.':
    'Ce code n’est pas correct ou a déjà été utilisé. Veuillez en essayer un autre.',
  'This took too long. Please sign in again.':
    'Cela a pris trop de temps. Veuillez vous connecter de nouveau.',
  'The setup has expired. Please start again.': 'La configuration a expiré. Veuillez recommencer.',
  'Two-step sign-in is already on': 'La connexion en deux étapes est déjà activée',
  'Two-step sign-in is off': 'La connexion en deux étapes est désactivée',
  'No account here has this passkey': 'Aucun compte ici n’a cette clé d’accès',
  'The passkey could not be added. Please try again.':
    'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'You have as many passkeys as an account can have':
    'Vous avez autant de clés d’accès qu’un compte peut en avoir',
  'Passkeys only work at {address}. Open that address instead.':
    'Les clés d’accès ne fonctionnent qu’à l’adresse {address}. Ouvrez plutôt cette adresse.',
} as const satisfies Readonly<Record<Sentence, string>>;
