import { toast } from '@/lib/shell/toast.ts';
import { count } from '@/lib/words/count.ts';
import type { Upload } from './upload-queue.ts';

const STAYS_MS = 30_000;

let openShoot: ((id: string) => void) | null = null;

/** Sets how the toasts below open a shoot after its screen has closed. */
export function rememberWayBack(open: (id: string) => void): void {
  openShoot = open;
}

/** Reports failed uploads after the screen of their shoot has closed. */
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

/** Reports that uploads reported as failed have succeeded after all. */
export function tellMadeGood(shootId: string): void {
  toast({ title: 'All pictures are uploaded now', action: wayBackTo(shootId) });
}

function wayBackTo(shootId: string) {
  return { label: 'Open shoot', run: () => openShoot?.(shootId) };
}
