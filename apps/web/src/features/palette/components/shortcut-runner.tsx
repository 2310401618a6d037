import { useEffect, useEffectEvent } from 'react';
import { useCommandPage } from '@/features/palette/hooks/use-command-page.ts';
import { actionOf, type PaletteLayer } from '@/features/palette/lib/command.ts';
import { findCommand } from '@/features/palette/lib/find-command.ts';
import { areShortcutsOn } from '@/features/palette/lib/shortcut-choice.ts';

/** How long the second key of a shortcut may take. */
const SECOND_KEY_MS = 1_500;

interface ShortcutRunnerProps {
  /** The plain keys pressed since the last command. */
  keys: string;
  show: (layer: PaletteLayer) => void;
  /** Called when the keys have run a command or belong to none. */
  onTaken: () => void;
  onClose: () => void;
}

export default function ShortcutRunner({ keys, show, onTaken }: ShortcutRunnerProps) {
  const page = useCommandPage(show);
  const take = useEffectEvent((command: ReturnType<typeof findCommand>) => {
    onTaken();
    if (command && command !== 'begun') actionOf(command, page)?.();
  });
  useEffect(() => {
    if (keys === '') return;
    const command = areShortcutsOn() ? findCommand(keys) : undefined;
    if (command !== 'begun') return take(command);
    const timer = setTimeout(() => take(undefined), SECOND_KEY_MS);
    return () => clearTimeout(timer);
  }, [keys]);
  return null;
}
