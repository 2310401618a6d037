import { useEffect, useState } from 'react';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { PaletteLayer } from './lib/command.ts';
import { isShortcutKey } from './lib/is-shortcut-key.ts';

const ShortcutRunner = lazyDialog(() => import('./components/shortcut-runner.tsx'));

/** Runs commands by plain keys. The table of the commands loads when the first such key is pressed. */
export function Shortcuts({ show }: { show: (layer: PaletteLayer) => void }) {
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcutKey(event)) return;
      // A command may focus a field, which would receive the letter.
      event.preventDefault();
      setKeys((before = '') => before + event.key.toLowerCase());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (keys === undefined) return null;
  return (
    <ShortcutRunner
      keys={keys}
      show={show}
      onTaken={() => setKeys('')}
      onClose={() => setKeys(undefined)}
    />
  );
}
