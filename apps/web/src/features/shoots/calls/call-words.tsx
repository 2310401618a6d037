import type { ParticipantCall } from '@lensemble/contract/calls';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { cn } from '@/lib/cn.ts';
import { formatMoment, formatRecentMoment } from '@/lib/time/moments.ts';
import { callFaces } from './call-faces.ts';
import { changeWords } from './sending-words.ts';

/**
 * What the team knows of a participant, in words, and since when. Who is asked again: what changed, and when they were
 * asked. A phone has no room for the moment in this line: the panel of call sheets shows it.
 */
export function CallWords({ call: { state, at, changes, isOff } }: { call: ParticipantCall }) {
  const { icon: Icon, word, colors } = callFaces[state];
  return (
    <p className={cn(colors, 'min-w-0 text-right text-xs leading-snug')}>
      <span className="inline-flex items-center gap-1 font-[580] text-sm text-st-text">
        <Icon className="size-3.5 shrink-0" strokeWidth={2.25} aria-hidden />
        {word}
      </span>
      {changes && <span className="block text-ink-2">{changeWords(changes)}</span>}
      {at && (
        <time dateTime={at} title={formatMoment(at)} className="num block text-ink-3 max-md:hidden">
          {formatRecentMoment(at)}
        </time>
      )}
      {isOff && <span className="block text-ink-3">{shootCallsWords('linkOff')}</span>}
    </p>
  );
}
