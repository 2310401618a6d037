import { type SectionId, sectionIds } from './section-ids.ts';

interface Span {
  readonly id: SectionId;
  /** In pixels of the window. */
  readonly top: number;
  readonly bottom: number;
  readonly hasFocus: boolean;
}

interface View {
  /** Where the content begins below the bars that stick to the top. */
  readonly line: number;
  readonly height: number;
  /** How far the page can still be scrolled up and down. */
  readonly above: number;
  readonly below: number;
}

/**
 * The section that is being read: the one below the bar. At the end of the page, short sections cannot get there: then the
 * one with the focus counts, or the last one in view.
 */
export function sectionInView(spans: readonly Span[], view: View): SectionId | undefined {
  const inView = spans
    .filter(({ top, bottom }) => bottom > view.line && top < view.height)
    .sort((a, b) => a.top - b.top);
  if (view.below <= 1) {
    const focused = inView.find(({ hasFocus }) => hasFocus);
    if (focused || view.above > 0) return (focused ?? inView.at(-1))?.id;
  }
  return inView.findLast(({ top }) => top <= view.line)?.id;
}

/** Sections end up this close to the line, also when what is above them has changed its height by the gap between two. */
const TOLERANCE_PX = 32;

export function currentSection(): SectionId | undefined {
  const root = document.documentElement;
  const spans = sectionIds.flatMap((id) => {
    const section = document.getElementById(id);
    if (!section) return [];
    const { top, bottom } = section.getBoundingClientRect();
    return [{ id, top, bottom, hasFocus: section.contains(document.activeElement) }];
  });
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + TOLERANCE_PX;
  const below = root.scrollHeight - window.innerHeight - window.scrollY;
  return sectionInView(spans, { line, height: window.innerHeight, above: window.scrollY, below });
}

/** Calls the listener when another section may have become the current one. */
export function onMove(listener: () => void): () => void {
  for (const type of ['scroll', 'resize', 'focusin'] as const)
    window.addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of ['scroll', 'resize', 'focusin'] as const)
      window.removeEventListener(type, listener);
  };
}
