import type { MapShoot } from '@lensemble/contract/shoot-map';
import { mapViewWords } from '@lensemble/messages/web/map-view';
import { useMemo, useRef, useState } from 'react';
import { countByStatus } from '@/lib/shoots/count-by-status.ts';
import { statusesIn, statusesText } from '@/lib/shoots/statuses-in-address.ts';
import { useCamera } from '../hooks/use-camera.ts';
import { useOnMap } from '../hooks/use-on-map.ts';
import type { MapSearch } from '../lib/map-search.ts';
import { markersOf, pointOf } from '../lib/markers.ts';
import { AllShoots } from './all-shoots.tsx';
import { MapBox } from './map-box.tsx';
import { MapEmpty } from './map-empty.tsx';
import type { Reveal } from './shoot-list.tsx';
import { ShootsOnMap } from './shoots-on-map.tsx';
import { ShowAll } from './show-all.tsx';
import { StatusKey } from './status-key.tsx';

interface MapScreenProps {
  /** The shoots that match the filters but for the statuses. */
  shoots: readonly MapShoot[];
  everyShoot: readonly MapShoot[];
  search: MapSearch;
  onSearch: (search: MapSearch) => void;
}

/** On large screens the map stays visible while the list below it scrolls. */
const stayingStyles =
  '[@media(width>=48rem)_and_(height>=50rem)]:sticky [@media(width>=48rem)_and_(height>=50rem)]:top-(--top-bar) z-10 bg-surface-0 md:-mt-3 md:pt-3 md:pb-2';

export function MapScreen({ shoots, everyShoot, search, onSearch }: MapScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const [told, setTold] = useState('');
  const statuses = useMemo(() => statusesIn(search.status), [search.status]);
  const counts = useMemo(() => countByStatus(shoots), [shoots]);
  const shown = useMemo(
    () => (statuses.size === 0 ? shoots : shoots.filter(({ status }) => statuses.has(status))),
    [shoots, statuses],
  );
  const all = useMemo(() => markersOf(everyShoot), [everyShoot]);
  const markers = useMemo(() => markersOf(shown), [shown]);
  const chosen = shown.find(({ id }) => id === search.shoot) ?? null;
  const { camera, goTo, showAll } = useCamera(all, search.shoot);
  const onMap = useOnMap((id) => {
    const title = shoots.find((shoot) => shoot.id === id)?.title ?? '';
    onSearch({ ...search, shoot: id });
    setTold(mapViewWords('isOpenBelow', { title }));
    if (isStaying(box.current)) setReveal({ id });
  });
  const showOnMap = (shoot: MapShoot) => {
    const point = pointOf(shoot);
    onMap.openCard();
    if (point) goTo(point);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div ref={box} className={stayingStyles}>
        <MapBox>
          {everyShoot.length > 0 && (
            <StatusKey
              counts={counts}
              chosen={statuses}
              onChange={(chosen) => onSearch({ ...search, status: statusesText(chosen) })}
            />
          )}
          <ShootsOnMap
            markers={markers}
            camera={camera}
            chosen={chosen}
            onMap={onMap}
            onShowDetails={() => chosen && setReveal({ id: chosen.id })}
          />
          <ShowAll count={markers.length} onPress={() => showAll(markers)} />
          {all.length === 0 && <MapEmpty shoots={everyShoot} />}
        </MapBox>
      </div>
      <AllShoots
        total={shoots.length}
        shoots={shown}
        openId={chosen?.id}
        reveal={reveal}
        coveredTop={() => coveredTop(box.current)}
        onOpen={(id) => {
          onSearch({ ...search, shoot: id });
          const shoot = shoots.find((one) => one.id === id);
          if (shoot) showOnMap(shoot);
        }}
        onShowOnMap={(shoot) => {
          showOnMap(shoot);
          box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
        }}
        onShowEveryStatus={() => onSearch({ ...search, status: undefined })}
      />
    </>
  );
}

const isStaying = (box: HTMLElement | null) =>
  box !== null && getComputedStyle(box).position === 'sticky';

/** The height of the element that covers the top of the window: the sticky map, or the header on phones. */
function coveredTop(box: HTMLElement | null): number {
  if (isStaying(box)) return box?.offsetHeight ?? 0;
  const bar = document.querySelector<HTMLElement>('header.sticky');
  return bar?.offsetHeight ?? 0;
}
