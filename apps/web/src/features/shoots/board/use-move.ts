import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Move } from '@/features/shoots/lib/move-shoot.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';

const code = lateCode(() => import('@/features/shoots/lib/move-shoot.ts'));

/** Moves a shoot. The code loads right after the board has appeared. */
export function useMove(): (move: Move) => void {
  const client = useQueryClient();
  useEffect(() => void code.get().catch(() => {}), []);
  return useCallback(
    (move) => void code.get().then(({ moveShoot }) => moveShoot(client, move), toastNotOpened),
    [client],
  );
}
