import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  note: 'Ce serveur n’envoie pas d’e-mails : ce que vous envoyez reste dans sa boîte d’envoi et personne ne le reçoit. Demandez à ses responsables de configurer un serveur de messagerie, ou transmettez les liens vous-même.',
  askForLink:
    'Ce serveur n’envoie pas d’e-mails : aucun lien ne vous parviendra. Demandez à ses responsables un lien pour votre mot de passe.',
  noOneTold:
    'Ce serveur n’envoie pas d’e-mails : personne n’est prévenu. Transmettez l’information vous-même.',
  newAddress:
    'Ce serveur n’envoie pas d’e-mails : aucun lien ne parviendra à la nouvelle adresse et votre e-mail restera le même. Demandez à ses responsables de configurer un serveur de messagerie.',
  kept: {
    one: 'Non envoyé : {count} e-mail est dans la boîte d’envoi',
    other: 'Non envoyé : {count} e-mails sont dans la boîte d’envoi',
  },
  state: 'Dans la boîte d’envoi',
} as const satisfies Translation<typeof en>;
