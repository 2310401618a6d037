import type { MapShoot } from '@lensemble/contract/shoot-map';
import { useEffect, useMemo, useRef } from 'react';
import { Accordion, AccordionItem } from '@/components/ui/accordion.tsx';
import { useListWindow } from '../hooks/use-list-window.ts';
import { keepInView } from '../lib/keep-in-view.ts';
import { ShootEntry } from './shoot-entry.tsx';

/** The entry to scroll into view. Each new object scrolls again. */
export interface Reveal {
  readonly id: string;
}

interface ShootListProps {
  shoots: readonly MapShoot[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  onShowOnMap: (shoot: MapShoot) => void;
  reveal: Reveal | null;
  coveredTop: () => number;
}

/** A virtualized accordion of the shoots. */
export function ShootList({
  shoots,
  openId,
  onOpen,
  onShowOnMap,
  reveal,
  coveredTop,
}: ShootListProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => shoots.map(({ id }) => id), [shoots]);
  const { rows, height, measure, topOf, onFocus } = useListWindow(list, ids);
  const look = useRef({ ids, topOf, coveredTop });
  useEffect(() => {
    look.current = { ids, topOf, coveredTop };
  });
  useEffect(() => {
    if (!reveal) return undefined;
    const index = look.current.ids.indexOf(reveal.id);
    if (index < 0) return undefined;
    return keepInView({
      find: () => list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null,
      jump: () => scrollTo({ top: look.current.topOf(index) - look.current.coveredTop() }),
      top: () => look.current.coveredTop(),
    });
  }, [reveal]);
  return (
    <Accordion
      type="single"
      collapsible
      value={openId ?? ''}
      onValueChange={(id) => onOpen(id || undefined)}
      className="panel overflow-hidden"
    >
      <ul
        ref={list}
        aria-labelledby="all-shoots"
        // The margin of the first row stands for the rows above it and must not collapse into the list.
        className="flow-root"
        style={{ minHeight: height }}
        onBlur={() => onFocus(null)}
      >
        {rows.map(({ index, gap }) => {
          const shoot = shoots[index];
          if (!shoot) return null;
          return (
            <AccordionItem key={shoot.id} value={shoot.id} asChild>
              <li
                ref={measure}
                data-index={index}
                aria-setsize={shoots.length}
                aria-posinset={index + 1}
                style={{ marginTop: gap }}
                onFocus={() => onFocus(index)}
              >
                <ShootEntry shoot={shoot} onShowOnMap={() => onShowOnMap(shoot)} />
              </li>
            </AccordionItem>
          );
        })}
      </ul>
    </Accordion>
  );
}
