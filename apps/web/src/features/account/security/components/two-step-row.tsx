import type { TwoStep } from '@lensemble/contract/two-step';
import { securityWords } from '@lensemble/messages/web/account-security';
import { useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useRenewRecoveryCodes, useSetUpTwoStep, useTurnOffTwoStep } from '../api/two-step.ts';

const TwoStepDialog = lazyDialog(() => import('./two-step-dialog.tsx'));
const RecoveryCodesDialog = lazyDialog(() => import('./recovery-codes-dialog.tsx'));

export function TwoStepRow({ twoStep: { isOn, codesLeft } }: { twoStep: TwoStep }) {
  // The button that turns it off disappears, so the focus moves here.
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      <div>
        <h3 className="font-semibold text-base leading-snug">{securityWords('twoStep')}</h3>
        <p className="mt-1 text-ink-2">
          {isOn ? securityWords('on', { count: codesLeft }) : securityWords('off')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Codes isOn={isOn} />
        {isOn && <TurnOff onDone={() => box.current?.focus()} />}
      </div>
    </div>
  );
}

/** Sets up an app, or makes new recovery codes. The same button in both states, so that it keeps the focus. */
function Codes({ isOn }: { isOn: boolean }) {
  const [asking, setAsking] = useState(false);
  const setUp = useSetUpTwoStep();
  const renew = useRenewRecoveryCodes();
  return (
    <>
      <Button pending={setUp.isPending} onClick={() => (isOn ? setAsking(true) : setUp.mutate())}>
        {isOn ? securityWords('newCodes') : securityWords('setUp')}
      </Button>
      {setUp.data && <TwoStepDialog setup={setUp.data} onClose={() => setUp.reset()} />}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={securityWords('newCodesQuestion')}
        description={securityWords('newCodesText')}
        action={securityWords('makeNewCodes')}
        pending={renew.isPending}
        destructive={false}
        onConfirm={() => renew.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
      {renew.data && (
        <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />
      )}
    </>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const turnOff = useTurnOffTwoStep();
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {securityWords('turnOff')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={securityWords('turnOffQuestion')}
        description={securityWords('turnOffText')}
        action={securityWords('turnOff')}
        pending={turnOff.isPending}
        onConfirm={() =>
          turnOff.mutate(undefined, { onSuccess: onDone, onSettled: () => setAsking(false) })
        }
      />
    </>
  );
}
