import { imageVariant } from '@lensemble/contract/image-variant';
import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { StatusIcon } from '@/components/status.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { whenOf } from '../lib/words.ts';
import { PopupClose } from './popup-close.tsx';

interface CrowdPopupProps {
  shoots: readonly MapShoot[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Lists the shoots at one place. It takes the focus when it opens. */
export function CrowdPopup({ shoots, onChoose, onClose }: CrowdPopupProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const places = new Set(shoots.map(({ location }) => location?.name));
  const [place] = places.size === 1 ? places : [];
  const count = shoots.length;
  return (
    <section aria-labelledby="shoots-here" className="relative pt-2 text-sm">
      <h2
        ref={heading}
        id="shoots-here"
        tabIndex={-1}
        className="truncate py-1 pr-12 pl-3 font-semibold outline-none"
      >
        {place ? mapViewWords('shootsAt', { count, place }) : mapViewWords('shootsHere', { count })}
      </h2>
      <ul className="more-below max-h-55 overflow-y-auto overscroll-contain [scrollbar-width:thin]">
        {shoots.map((shoot) => (
          <li key={shoot.id}>
            <button
              type="button"
              onClick={() => onChoose(shoot.id)}
              className="relative flex min-h-target w-full items-center gap-2.5 px-3 py-1.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <ShootBar color={shoot.color} />
              <Picture
                src={shoot.firstReferenceUrl && imageVariant(shoot.firstReferenceUrl, 'small')}
                className="h-8 w-11 shrink-0 rounded-xs [&_.finder]:hidden"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{shoot.title}</span>
                <span className="num block truncate text-ink-3 text-xs">{whenOf(shoot)}</span>
              </span>
              <StatusIcon status={shoot.status} />
              <span className="sr-only">{statusNames[shoot.status]}</span>
            </button>
          </li>
        ))}
      </ul>
      <PopupClose onClose={onClose} />
    </section>
  );
}
