import { lazyDialog } from '@/lib/lazy-dialog.tsx';

/** The command palette. Its code is loaded when it opens. */
export const Palette = lazyDialog(() => import('./components/palette-dialog.tsx'));
