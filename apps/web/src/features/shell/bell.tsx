import { lazyPart } from '@/lib/shell/lazy-part.tsx';

/** Not part of the first screen. It keeps its place until it has loaded. */
export const Bell = lazyPart<{ isPhone?: boolean }>(
  () => import('./late-bell.tsx'),
  <span className="size-control-sm" />,
);
