import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorSectionsWords } from '@lensemble/messages/web/editor-sections';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReferenceQueue } from '@/features/shoots/editor/references/upload-queues.ts';
import { currentSection, onMove } from './current-section.ts';
import { keepAtTop } from './keep-at-top.ts';
import { DATES, type SectionId, sectionIds, sectionLabels } from './section-ids.ts';
import { showSection } from './show-section.ts';
import { useSectionCounts } from './use-section-counts.ts';

interface SectionBarProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  queue: ReferenceQueue;
}

/** Leads to the sections of the editor and shows which one is being read. It sticks to the top of the window. */
export function SectionBar({ shoot, queue }: SectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const current = useSyncExternalStore(onMove, currentSection) ?? 'plan';
  const isStuck = useSyncExternalStore(onMove, () => isAtTop(bar.current));
  const counts = useSectionCounts(shoot, queue);
  const go = useGoTo();
  useShownInside(bar, current);
  return (
    <nav
      ref={bar}
      data-section-bar
      data-stuck={isStuck || undefined}
      aria-label={editorSectionsWords('sections')}
      className="-mx-4 md:-mx-8 scrollbar-none sticky top-(--top-bar) z-12 mb-5 flex h-section-bar overflow-x-auto border-line border-b px-2.5 md:px-6.5 print:hidden data-stuck:bg-veil data-stuck:backdrop-blur-lg"
    >
      {sectionIds
        .filter((id) => shoot || (id !== 'comments' && id !== 'afterwards'))
        .map((id) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => go(event, id)}
            className="relative flex shrink-0 items-center gap-1.5 whitespace-nowrap px-3 font-[560] text-ink-2 text-sm after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current=true]:text-ink aria-[current=true]:after:beam"
          >
            {sectionLabels[id]}{' '}
            {counts[id] !== undefined && (
              <span className="num text-ink-3 text-xs">{counts[id]}</span>
            )}
          </a>
        ))}
    </nav>
  );
}

/** Whether the bar lies over the content. */
const isAtTop = (bar: HTMLElement | null) =>
  bar !== null && bar.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(bar).top);

/** The address names the section, so that a reload leads there. */
function useGoTo() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const id = window.location.hash.slice(1);
    const isKnown = id in sectionLabels || id === DATES;
    const section = isKnown && document.getElementById(id);
    return section ? keepAtTop(section) : undefined;
  }, []);
  return (event: MouseEvent, id: SectionId) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showSection(id);
    void navigate({
      ...{ to: '.', search: true, hash: id, replace: true },
      // It is there already, also if the address stays the same.
      ...{ resetScroll: false, hashScrollIntoView: false },
    });
  };
}

/** On phones, the bar scrolls sideways to the current section. */
function useShownInside(bar: { readonly current: HTMLElement | null }, current: SectionId): void {
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!link || !bar.current) return;
    bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
  }, [bar, current]);
}
