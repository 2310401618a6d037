import { referenceUploadWords } from '@lensemble/messages/web/reference-uploads';
import { toast } from '@/lib/shell/toast.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import type { Upload } from './upload-queue.ts';

const STAYS_MS = 30_000;

let openShoot: ((id: string) => void) | null = null;

/** Sets how the toasts below open a shoot after its screen has closed. */
export function rememberWayBack(open: (id: string) => void): void {
  openShoot = open;
}

/** Reports failed uploads after the screen of their shoot has closed. */
export function tellLeftBehind(shootId: string, failed: readonly Upload[]): void {
  const reasons = new Set(failed.flatMap(({ failure }) => failure?.reason ?? []));
  toast({
    title: referenceUploadWords('notUploaded', { count: failed.length }),
    description: joinWithCommas([...reasons]),
    variant: 'destructive',
    durationMs: STAYS_MS,
    action: wayBackTo(shootId),
  });
}

/** Reports that uploads reported as failed have succeeded after all. */
export function tellMadeGood(shootId: string): void {
  toast({ title: referenceUploadWords('allUploaded'), action: wayBackTo(shootId) });
}

function wayBackTo(shootId: string) {
  return { label: referenceUploadWords('openShoot'), run: () => openShoot?.(shootId) };
}
