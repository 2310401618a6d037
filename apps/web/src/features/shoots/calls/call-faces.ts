import type { CallState } from '@lensemble/contract/call-state';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { Check, Eye, type LucideIcon, Minus, RotateCcw, Send, X } from 'lucide-react';
import { Tilde } from '@/components/tilde.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';

/** How screens show what the team knows of a participant. `colors` sets the variables of `st`, `st-text` and `st-soft`. */
interface CallFace {
  readonly word: string;
  readonly icon: LucideIcon;
  readonly colors: string;
}

const neutral = '[--st:var(--color-line-field)] [--st-text:var(--color-ink-2)]';

export const callFaces: Readonly<Record<CallState, CallFace>> = {
  notSent: { word: shootCallsWords('notSent'), icon: Minus, colors: neutral },
  sent: {
    word: sendsMail() ? shootCallsWords('sent') : mailOffWords('state'),
    icon: Send,
    colors: neutral,
  },
  opened: { word: shootCallsWords('opened'), icon: Eye, colors: neutral },
  yes: { word: shootCallsWords('yes'), icon: Check, colors: 'status-ready' },
  maybe: { word: shootCallsWords('maybe'), icon: Tilde, colors: 'status-planning' },
  no: {
    word: shootCallsWords('no'),
    icon: X,
    colors: '[--st:var(--color-danger)] [--st-text:var(--color-danger-text)]',
  },
  askedAgain: {
    word: shootCallsWords('askedAgain'),
    icon: RotateCcw,
    colors: '[--st:var(--color-accent)] [--st-text:var(--color-accent-text)]',
  },
};
