import type { Passkey } from '@lensemble/contract/passkeys';
import { securityWords } from '@lensemble/messages/web/account-security';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { passkeysWork } from '@/lib/session/passkeys.ts';
import { useAddPasskey } from '../api/passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useAddPasskey();
  // The button of a passkey disappears with it, so the focus moves here.
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <div>
        <h3 className="font-semibold text-base leading-snug">{securityWords('passkeys')}</h3>
        <p className="mt-1 text-ink-2">
          {passkeysWork() ? securityWords('passkeysText') : securityWords('noPasskeysHere')}
        </p>
      </div>
      <ul aria-label={securityWords('passkeys')} className="grid grid-cols-1 empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => box.current?.focus()} />
        ))}
      </ul>
      {passkeysWork() && (
        <Button className="justify-self-start" pending={add.isPending} onClick={() => add.mutate()}>
          {securityWords('addPasskey')}
        </Button>
      )}
    </div>
  );
}
