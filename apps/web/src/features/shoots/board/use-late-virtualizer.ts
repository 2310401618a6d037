import type { Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { VirtualCode } from './virtual-code.ts';

type Card = HTMLLIElement;
type Given = 'getScrollElement' | 'observeElementOffset' | 'observeElementRect' | 'scrollToFn';
type Options = Omit<
  VirtualizerOptions<Window, Card>,
  Given | 'onChange' | 'initialOffset' | 'initialRect'
>;

/**
 * `useWindowVirtualizer` of @tanstack/react-virtual for code that loads later: undefined until then. Then it takes over
 * the cards that are there without mounting them again.
 */
export function useLateVirtualizer(
  code: VirtualCode | undefined,
  options: Options,
): Virtualizer<Window, Card> | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isCommitting = useRef(false);
  const all = ({ observers }: VirtualCode): VirtualizerOptions<Window, Card> => ({
    ...observers,
    getScrollElement: () => window,
    initialOffset: () => window.scrollY,
    // Without it, the first render would have no cards, and the focus would be lost.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...options,
    onChange: (_, isSync) => {
      // Cards are measured while React commits, and it renders again right after.
      if (isSync && !isCommitting.current) flushSync(rerender);
      else rerender();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of later renders are set below
  const virtualizer = useMemo(() => {
    if (!code) return undefined;
    const made = new code.Virtualizer(all(code));
    const { measureElement } = made;
    made.measureElement = (card) => {
      isCommitting.current = true;
      measureElement(card);
      isCommitting.current = false;
    };
    return made;
  }, [code]);
  if (code) virtualizer?.setOptions(all(code));
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return virtualizer;
}
