import type { ParticipantCall } from '@lensemble/contract/calls';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import type { ReactNode } from 'react';
import { Parts } from '@/components/parts.tsx';
import { cn } from '@/lib/cn.ts';
import { countStandings, type Standing, standings } from './call-counts.ts';
import { callFaces } from './call-faces.ts';

const filled = 'bg-st';
const hatched = 'bg-[repeating-linear-gradient(115deg,var(--st)_0_4px,transparent_4px_6px)]';
const hollow = 'inset-ring-[1.5px] inset-ring-st';

interface StandingFace {
  readonly face: (typeof callFaces)[keyof typeof callFaces];
  /** Of a segment. */
  readonly bar: string;
  readonly words: (count: number) => string;
}

const standingFaces: Readonly<Record<Exclude<Standing, 'yes'>, StandingFace>> = {
  maybe: {
    face: callFaces.maybe,
    bar: hatched,
    words: (count) => shootCallsWords('countMaybe', { count }),
  },
  askedAgain: {
    face: callFaces.askedAgain,
    bar: filled,
    words: (count) => shootCallsWords('countAskedAgain', { count }),
  },
  noAnswer: {
    face: callFaces.opened,
    bar: filled,
    words: (count) => shootCallsWords('countNoAnswer', { count }),
  },
  notSent: {
    face: callFaces.notSent,
    bar: hollow,
    words: (count) => shootCallsWords('countNotSent', { count }),
  },
  no: {
    face: callFaces.no,
    bar: filled,
    words: (count) => shootCallsWords('countNo', { count }),
  },
};

interface ComingBoxProps {
  calls: readonly ParticipantCall[];
  children?: ReactNode;
}

/** Who of a crew is coming: `5 of 7 coming`, what is known of the others, and a bar of all. */
export function ComingBox({ calls, children }: ComingBoxProps) {
  const counts = countStandings(calls);
  const share = shootCallsWords('share', { yes: counts.yes, count: calls.length });
  return (
    <div className="mb-2 grid gap-2.5 rounded-lg border border-line bg-well p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="text-base text-ink-2">
          <Parts
            of={shootCallsWords.parts('coming', {
              share: <b className="display mr-0.5 text-ink text-xl">{share}</b>,
            })}
          />
        </p>
        <Others counts={counts} />
      </div>
      <div aria-hidden className="flex gap-[3px] print:hidden">
        {standings.map((standing) => (
          <Segments
            key={standing}
            standing={standing}
            count={counts[standing]}
            isOneByOne={calls.length <= SEGMENTS_MAX}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

/** Everyone who has not said yes. */
function Others({ counts }: { counts: Readonly<Record<Standing, number>> }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs empty:hidden">
      {standings.map((standing) => {
        if (standing === 'yes' || counts[standing] === 0) return null;
        const { face, words } = standingFaces[standing];
        const { icon: Icon, colors } = face;
        return (
          <li
            key={standing}
            className={cn(
              colors,
              'inline-flex items-center gap-1 whitespace-nowrap font-[580] text-st-text',
            )}
          >
            <Icon className="size-3.5" strokeWidth={2.25} aria-hidden />
            {words(counts[standing])}
          </li>
        );
      })}
    </ul>
  );
}

/** More participants are not drawn one by one. */
const SEGMENTS_MAX = 24;

interface SegmentsProps {
  standing: Standing;
  count: number;
  isOneByOne: boolean;
}

function Segments({ standing, count, isOneByOne }: SegmentsProps) {
  const { colors } = standing === 'yes' ? callFaces.yes : standingFaces[standing].face;
  const bar = standing === 'yes' ? filled : standingFaces[standing].bar;
  const segments = isOneByOne ? Array.from({ length: count }, () => 1) : [count];
  return segments.map((width, index) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments are all the same
      key={index}
      style={{ flexGrow: width }}
      className={cn(colors, bar, 'h-1.5 basis-0 rounded-full forced-color-adjust-none')}
    />
  ));
}
