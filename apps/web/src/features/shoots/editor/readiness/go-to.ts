import type { ReadinessSection } from '@lensemble/contract/readiness-entries';
import { keepAtTop } from '@/features/shoots/editor/section-bar/keep-at-top.ts';
import { anchorOf } from '@/features/shoots/editor/section-bar/section-ids.ts';
import { holdInView } from '@/lib/shell/hold-in-view.ts';
import { untilInput } from '@/lib/shell/until-input.ts';

const placeOf = (section: ReadinessSection) =>
  document.querySelector<HTMLElement>(`[data-place="${section}"]`);

/** Shows a section, and focuses what changes it. */
export function goTo(section: ReadinessSection): void {
  const place = placeOf(section);
  if (place) show(place);
  else if (section === 'consent')
    whenLoaded(document.getElementById(anchorOf('afterwards').id), section);
}

function show(place: HTMLElement): void {
  const marked = place.querySelector<HTMLElement>('[data-adds]') ?? place;
  const target = marked.matches('button') ? marked : marked.querySelector('button');
  place.scrollIntoView({ block: 'center' });
  // What has not loaded yet has no button.
  if (!target) place.tabIndex = -1;
  const shown = target ?? place;
  shown.focus({ preventScroll: true });
  // A long section has its button outside of its middle.
  untilInput(holdInView(shown));
}

/** Shows what loads once it is near the window, and then the part of it that is meant, unless the person goes elsewhere. */
function whenLoaded(whole: HTMLElement | null, section: ReadinessSection): void {
  if (!whole) return;
  whole.focus({ preventScroll: true });
  const end = keepAtTop(whole);
  const observer = new MutationObserver(() => {
    const place = placeOf(section);
    if (!place) return;
    observer.disconnect();
    if (document.activeElement !== whole) return;
    end();
    show(place);
  });
  observer.observe(whole, { childList: true, subtree: true });
}
