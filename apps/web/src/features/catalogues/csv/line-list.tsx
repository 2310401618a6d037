import { catalogueCsvWords } from '@lensemble/messages/web/catalogue-csv';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { LineEntry } from './line-entry.tsx';
import type { Line } from './plan.ts';

const ROW_PX = 64;
const OVERSCAN = 8;

/** Renders only the rows near the window of the list. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  const box = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => lines[index]?.row ?? index,
    overscan: OVERSCAN,
  });
  return (
    <section
      ref={box}
      aria-label={catalogueCsvWords('rows')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it, because it has no controls
      tabIndex={0}
      className="min-h-0 overflow-y-auto rounded-md border border-line bg-well"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            line && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                className="absolute top-0 w-full border-line border-b"
                style={{ transform: `translateY(${start}px)` }}
              >
                <LineEntry line={line} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
