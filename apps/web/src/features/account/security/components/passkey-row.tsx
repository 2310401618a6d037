import type { Passkey } from '@lensemble/contract/passkeys';
import { securityWords } from '@lensemble/messages/web/account-security';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { formatMoment } from '@/lib/time/moments.ts';
import { useRemovePasskey } from '../api/passkeys.ts';

const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx'));

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => void;
}

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const remove = useRemovePasskey();
  const close = () => setOpen(undefined);
  return (
    <li className="flex min-h-13 items-center gap-3 py-2 not-first:border-line not-first:border-t tight:flex-wrap">
      <Fingerprint className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 tight:min-w-3/5">
        <b className="wrap-anywhere block font-[580] leading-snug">{name}</b>
        <small className="block text-ink-3 text-xs">{historyOf(passkey)}</small>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={securityWords('renamePasskey', { name })}
        onClick={() => setOpen('rename')}
      >
        <Pencil />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={securityWords('removePasskey', { name })}
        onClick={() => setOpen('remove')}
      >
        <Trash2 />
      </Button>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      <AlertDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={<span className="wrap-anywhere">{securityWords('removeQuestion', { name })}</span>}
        description={securityWords('removeText')}
        action={securityWords('remove')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: onRemoved, onSettled: close })}
      />
    </li>
  );
}

const historyOf = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt === null
    ? securityWords('added', { date: formatMoment(createdAt) })
    : securityWords('used', { date: formatMoment(createdAt), moment: formatMoment(lastUsedAt) });
