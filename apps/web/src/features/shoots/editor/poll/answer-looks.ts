import type { CallAnswer } from '@lensemble/contract/call-state';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Check, type LucideIcon, X } from 'lucide-react';
import { Tilde } from '@/components/tilde.ts';

interface Look {
  readonly words: string;
  readonly icon: LucideIcon;
  /** Of a given answer. */
  readonly className: string;
}

export const answerLooks: Readonly<Record<CallAnswer, Look>> = {
  yes: { words: datePollWords('yes'), icon: Check, className: 'bg-ready-soft text-ready-text' },
  maybe: {
    words: datePollWords('maybe'),
    icon: Tilde,
    className: 'bg-planning-soft text-planning-text',
  },
  no: { words: datePollWords('no'), icon: X, className: 'bg-danger-soft text-danger-text' },
};
