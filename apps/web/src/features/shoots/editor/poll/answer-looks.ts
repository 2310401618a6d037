import type { CallAnswer } from '@lensemble/contract/call-state';
import { datePollWords } from '@lensemble/messages/web/date-poll';
import { Check, X } from 'lucide-react';
import { Tilde } from '@/components/tilde.ts';
import type { AnswerLook } from '@/features/shoots/components/answer-choice.tsx';

export const answerLooks: Readonly<Record<CallAnswer, AnswerLook>> = {
  yes: { words: datePollWords('yes'), icon: Check, className: 'bg-ready-soft text-ready-text' },
  maybe: {
    words: datePollWords('maybe'),
    icon: Tilde,
    className: 'bg-planning-soft text-planning-text',
  },
  no: { words: datePollWords('no'), icon: X, className: 'bg-danger-soft text-danger-text' },
};
