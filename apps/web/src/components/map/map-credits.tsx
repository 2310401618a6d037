import { CloudOff } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

interface MapCreditsProps {
  credits: readonly string[];
  note: string | null;
  place: string | null;
  /** A card or the rays of the sun leave room for one line: only the credits are visible. */
  hasOneLine: boolean;
}

/** Licenses that require a link. */
const addresses = new Map([
  ['OpenStreetMap', 'https://www.openstreetmap.org/copyright'],
  ['GeoNames', 'https://www.geonames.org/'],
  ['Natural Earth', 'https://www.naturalearthdata.com/'],
]);

export function MapCredits({ credits, note, place, hasOneLine }: MapCreditsProps) {
  return (
    <div className="absolute bottom-0 left-0 z-1 flex max-w-[max(40%,calc(100%-11rem))] flex-wrap gap-x-2 rounded-tr-sm bg-veil px-2 py-0.5 text-[0.6875rem] text-ink-3">
      <p
        role="status"
        className={cn(
          'flex items-center gap-1 font-[560] text-ink-2 empty:hidden',
          hasOneLine && 'sr-only',
        )}
      >
        {note && (
          <>
            <CloudOff className="size-3 shrink-0" aria-hidden />
            {note}
          </>
        )}
      </p>
      {place && <p className={cn('num text-ink-2', hasOneLine && 'sr-only')}>{place}</p>}
      <ul className="flex flex-wrap gap-x-2">
        {credits.map((credit) => (
          <li key={credit}>
            <Credit>{credit}</Credit>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Credit({ children: text }: { children: string }) {
  const found = [...addresses].find(([name]) => text.includes(name));
  if (!found) return text;
  const [name, address] = found;
  const at = text.indexOf(name);
  return (
    <>
      {text.slice(0, at)}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="relative underline underline-offset-2 before:absolute before:-inset-x-1 before:-inset-y-1.5 hover:text-ink"
      >
        {name}
      </a>
      {text.slice(at + name.length)}
    </>
  );
}
