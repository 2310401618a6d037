import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  toNobody: 'Die letzte Erinnerung ({moment}) ging an niemanden.',
  sent: {
    one: 'Die letzte Erinnerung ({moment}) ging an {count} Person.',
    other: 'Die letzte Erinnerung ({moment}) ging an {count} Personen.',
  },
  waiting: {
    one: 'Die letzte Erinnerung ({moment}) ist unterwegs an {count} Person.',
    other: 'Die letzte Erinnerung ({moment}) ist unterwegs an {count} Personen.',
  },
  sentAndWaiting: {
    one: 'Die letzte Erinnerung ({moment}) ging an {sent} und ist unterwegs an {count} Person.',
    other: 'Die letzte Erinnerung ({moment}) ging an {sent} und ist unterwegs an {count} Personen.',
  },
  people: { one: '{count} Person', other: '{count} Personen' },
  notSent: 'Die E-Mail an {name} konnte nicht gesendet werden.',
  refused: 'Die E-Mail an {name} wurde abgelehnt: {reason}.',
  dropped: {
    one: 'Die E-Mail an {names} wurde nicht gesendet.',
    other: 'Die E-Mails an {names} wurden nicht gesendet.',
  },
  droppedBecause: {
    one: 'Die E-Mail an {names} wurde nicht gesendet: {reason}.',
    other: 'Die E-Mails an {names} wurden nicht gesendet: {reason}.',
  },
  late: 'das Shooting hatte schon begonnen',
  left: 'nicht mehr beim Shooting dabei',
  unsubscribed: 'keine E-Mails dieses Teams gewünscht',
  mailboxLimit: 'an diesem Tag zu viele Erinnerungen',
  teamLimit: 'das Team hatte an diesem Tag zu viele Erinnerungen geplant',
  removedMember: 'Ein entferntes Crewmitglied',
} as const satisfies Translation<typeof en>;
