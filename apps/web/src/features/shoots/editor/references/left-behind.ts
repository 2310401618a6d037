import { count } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';
import type { Upload } from './upload-queue.ts';

const STAYS_MS = 30_000;

let openShoot: ((id: string) => void) | null = null;

/** Keeps the way back to a shoot for when its screen has been left. */
export function rememberWayBack(open: (id: string) => void): void {
  openShoot = open;
}

/** Says on whatever screen it is that pictures which were left behind have not arrived. */
export function tellLeftBehind(shootId: string, failed: readonly Upload[]): void {
  const reasons = new Set(failed.map(({ failure }) => failure?.reason));
  toast({
    title: `${count(failed.length, 'picture was', 'pictures were')} not uploaded`,
    description: [...reasons].join(', '),
    variant: 'destructive',
    durationMs: STAYS_MS,
    action: wayBackTo(shootId),
  });
}

/** Says so where they have arrived after all. */
export function tellMadeGood(shootId: string): void {
  toast({ title: 'All pictures are uploaded now', action: wayBackTo(shootId) });
}

function wayBackTo(shootId: string) {
  return { label: 'Open shoot', run: () => openShoot?.(shootId) };
}
