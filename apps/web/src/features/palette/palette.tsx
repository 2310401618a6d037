import { useTypedAhead } from '@/lib/browser/use-typed-ahead.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { PaletteControl } from './hooks/use-palette.ts';
import { isDialogOpen } from './lib/is-dialog-open.ts';
import { Shortcuts } from './shortcuts.tsx';

const PaletteDialog = lazyDialog(() => import('./components/palette-dialog.tsx'));
const ShortcutsDialog = lazyDialog(() => import('./components/shortcuts-dialog.tsx'));

/** The command palette, the shortcuts and their list. Their code loads when they are first used. */
export function Palette({ palette: { layer, show, close } }: { palette: PaletteControl }) {
  return (
    <>
      {layer === 'search' && <Search show={show} onClose={close} />}
      {layer === 'help' && <ShortcutsDialog show={show} onClose={close} />}
      <Shortcuts show={show} />
    </>
  );
}

function Search({ show, onClose }: { show: PaletteControl['show']; onClose: () => void }) {
  const typed = useTypedAhead(isDialogOpen, onClose);
  return <PaletteDialog typed={typed} show={show} onClose={onClose} />;
}
