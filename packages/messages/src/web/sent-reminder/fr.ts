import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  toNobody: 'Le dernier rappel ({moment}) n’a été envoyé à personne.',
  sent: {
    one: 'Le dernier rappel ({moment}) a été envoyé à {count} personne.',
    other: 'Le dernier rappel ({moment}) a été envoyé à {count} personnes.',
  },
  waiting: {
    one: 'Le dernier rappel ({moment}) est en route vers {count} personne.',
    other: 'Le dernier rappel ({moment}) est en route vers {count} personnes.',
  },
  sentAndWaiting: {
    one: 'Le dernier rappel ({moment}) a été envoyé à {sent} et est en route vers {count} personne.',
    other:
      'Le dernier rappel ({moment}) a été envoyé à {sent} et est en route vers {count} personnes.',
  },
  people: { one: '{count} personne', other: '{count} personnes' },
  notSent: 'L’e-mail à {name} n’a pas pu être envoyé.',
  refused: 'L’e-mail à {name} a été refusé : {reason}.',
  dropped: {
    one: 'L’e-mail à {names} n’a pas été envoyé.',
    other: 'Les e-mails à {names} n’ont pas été envoyés.',
  },
  droppedBecause: {
    one: 'L’e-mail à {names} n’a pas été envoyé : {reason}.',
    other: 'Les e-mails à {names} n’ont pas été envoyés : {reason}.',
  },
  late: 'le shooting avait déjà commencé',
  left: 'ne participe plus au shooting',
  unsubscribed: 'e-mails de cette équipe non souhaités',
  mailboxLimit: 'trop de rappels ce jour-là',
  teamLimit: 'l’équipe avait prévu trop de rappels ce jour-là',
  removedMember: 'Un participant supprimé',
} as const satisfies Translation<typeof en>;
