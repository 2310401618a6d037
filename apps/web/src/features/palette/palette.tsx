import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useTypedAhead } from './hooks/use-typed-ahead.ts';

const PaletteDialog = lazyDialog(() => import('./components/palette-dialog.tsx'));

/** The command palette. Its code loads when it opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const typed = useTypedAhead(onClose);
  return <PaletteDialog typed={typed} onClose={onClose} />;
}
