import { stripOf } from '@lensemble/light/light-strip';
import type { Place } from '@lensemble/light/place';
import { editorLightWords } from '@lensemble/messages/web/editor-light';
import { ArrowUp, SunMedium } from 'lucide-react';
import { useMemo } from 'react';
import { cn } from '@/lib/cn.ts';
import { LightBar } from './light-bar.tsx';
import { lightMoments } from './light-moments.ts';
import { lightOfShoot } from './light-of-shoot.ts';
import { lightWords } from './light-words.ts';
import type { Sayer, ShootDay } from './shoot-hours.ts';
import { SmallSection } from './small-section.tsx';
import type { SunMoment } from './sun-path.ts';
import { sunWords } from './sun-words.ts';

interface LightSectionProps {
  day: ShootDay;
  place: Place;
}

export function LightSection({ day, place }: LightSectionProps) {
  const { light, span, path, say } = useMemo(() => lightOfShoot(day, place), [day, place]);
  const { date, timeZone } = day;
  const strip = useMemo(
    () => stripOf({ date, timeZone, ...place }, span),
    [date, timeZone, place, span],
  );
  const moments = lightMoments(light);
  const [first, ...others] = lightWords(light, span, say);
  return (
    <SmallSection title={editorLightWords('title')} icon={SunMedium}>
      <p className="text-ink-2">
        <b className="num font-[580] text-base text-ink">{first}</b>
        {others.map((words) => (
          <span key={words} className="num block">
            {words}
          </span>
        ))}
      </p>
      <LightBar {...strip} />
      <dl
        className={cn(
          'num grid grid-cols-3 gap-x-3 gap-y-1.5 empty:hidden',
          moments.length === 4 && 'grid-cols-2',
        )}
      >
        {moments.map(({ label, at }) => (
          <div key={label}>
            <dt className="text-ink-3 text-xs leading-snug">{label}</dt>
            <dd className="font-[560] leading-snug">{say.at(at)}</dd>
          </div>
        ))}
      </dl>
      {path.length > 0 && <SunList path={path} say={say} />}
    </SmallSection>
  );
}

interface SunListProps {
  path: readonly SunMoment[];
  say: Sayer;
}

/** The sun directions that the map draws as rays. */
function SunList({ path, say }: SunListProps) {
  return (
    <ul className="num grid gap-1 text-ink-2">
      {path.map((sun) => (
        <li key={sun.at.getTime()} className="flex items-start gap-2">
          <ArrowUp
            className="mt-0.5 size-3.5 shrink-0 text-light-ray"
            style={{ rotate: `${sun.azimuth}deg` }}
            aria-hidden
          />
          <span className="text-pretty">{sunWords(sun, say)}</span>
        </li>
      ))}
    </ul>
  );
}
