import { lateCode } from '@/lib/shell/late-code.ts';

/** The code that renders only the cards near the window. */
export const virtualCode = lateCode(() =>
  import('@tanstack/react-virtual').then(
    ({
      defaultRangeExtractor,
      Virtualizer,
      observeWindowOffset,
      observeWindowRect,
      windowScroll,
    }) => ({
      Virtualizer,
      rangeOf: defaultRangeExtractor,
      observers: {
        observeElementOffset: observeWindowOffset,
        observeElementRect: observeWindowRect,
        scrollToFn: windowScroll,
      },
    }),
  ),
);

export type VirtualCode = Awaited<ReturnType<typeof virtualCode.get>>;
