import { activityWords } from '@lensemble/messages/web/activity';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface WholeText<Box> {
  readonly ref: RefObject<Box | null>;
  /** Whether there is more than shows at first. */
  readonly isCut: boolean;
  readonly isShown: boolean;
  readonly toggle: () => void;
}

/** A text of which only some lines show at first. @param isShortened whether it is cut however few lines it has */
export function useWholeText<Box extends HTMLElement>(isShortened = false): WholeText<Box> {
  const ref = useRef<Box>(null);
  const [isCut, setCut] = useState(isShortened);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const { current } = ref;
    // The whole text is never cut, but can be cut again.
    if (!current || isShortened || isShown) return;
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isShortened, isShown]);
  return { ref, isCut, isShown, toggle: () => setShown(!isShown) };
}

export function WholeTextButton<Box>({ whole }: { whole: WholeText<Box> }) {
  if (!whole.isCut) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={whole.isShown}
      onClick={whole.toggle}
      className="-ml-2.5 justify-self-start text-accent-text max-md:h-target print:hidden"
    >
      {activityWords('showWhole')}
    </Button>
  );
}
