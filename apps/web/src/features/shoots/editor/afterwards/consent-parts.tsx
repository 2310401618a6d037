import type { ConsentState } from '@lensemble/contract/consent-state';
import type { ConsentingPerson, SignedConsent } from '@lensemble/contract/consents';
import { imageVariant } from '@lensemble/contract/image-variant';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { Check, FileDown, Minus, Send, X } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { formatMoment } from '@/lib/time/moments.ts';
import { roleName } from '@/lib/words/role-names.ts';

export interface ConsentActions {
  pdfOf: (consentId: string) => string;
  /** Undefined if there is nothing to ask for. */
  onAsk: ((participantId: string) => void) | undefined;
}

export function PersonName({ name, avatarUrl, role }: ConsentingPerson) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate font-medium">
          {name}
        </span>
        <span dir="auto" className="block truncate text-ink-3 text-xs">
          {roleName(role)}
        </span>
      </span>
    </span>
  );
}

/** When they signed and what they withdrew, or how far they are. */
export function PersonState({ state, consent }: ConsentingPerson) {
  if (consent) return <Signed consent={consent} />;
  return (
    <span className={state === 'notAsked' ? 'text-ink-3' : 'text-planning-text'}>
      {afterwardsWords(state === 'signed' ? 'signed' : state)}
    </span>
  );
}

export function PersonAction({
  person: { participantId, name, consent },
  pdfOf,
  onAsk,
}: ConsentActions & { person: ConsentingPerson }) {
  if (consent) {
    return (
      <Button asChild size="icon-sm" variant="ghost">
        <a href={pdfOf(consent.id)} download aria-label={afterwardsWords('pdfOf', { name })}>
          <FileDown aria-hidden />
        </a>
      </Button>
    );
  }
  return (
    onAsk && (
      <Button
        size="sm"
        aria-label={afterwardsWords('askPerson', { name })}
        onClick={() => onAsk(participantId)}
      >
        <Send aria-hidden />
        {afterwardsWords('ask')}
      </Button>
    )
  );
}

const marks = {
  agreed: { icon: Check, className: 'bg-ready-soft text-ready-text' },
  withdrawn: { icon: X, className: 'bg-danger-soft text-danger-text' },
  refused: { icon: Minus, className: 'text-ink-3' },
} as const;

export function Mark({ state }: { state: ConsentState }) {
  const { icon: Icon, className } = marks[state];
  return (
    <span className={cn('grid size-7 shrink-0 place-items-center rounded-full', className)}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">{afterwardsWords(state)}</span>
    </span>
  );
}

function Signed({ consent }: { consent: SignedConsent }) {
  const { at, version, scope, uses, withdrawals } = consent;
  const about = afterwardsWords('version', { version: String(version) });
  const nameOf = (useId: string) => uses.find(({ id }) => id === useId)?.name ?? '';
  return (
    <div className="grid gap-0.5">
      <span className="num">{formatMoment(at)}</span>
      <span className="text-ink-3">
        {scope === 'team' ? afterwardsWords('versionForAll', { version: String(version) }) : about}
      </span>
      {withdrawals.map(({ at: when, useIds, note }) => (
        <span key={when} className="text-danger-text">
          {afterwardsWords('withdrawnOn', {
            uses: useIds.map(nameOf).join(', '),
            date: formatMoment(when),
          })}
          {note && <q className="block text-ink-2">{note}</q>}
        </span>
      ))}
    </div>
  );
}
