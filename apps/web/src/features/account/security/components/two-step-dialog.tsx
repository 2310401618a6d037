import type { ResponseOf } from '@lensemble/contract/endpoint';
import type { setUpTwoStep } from '@lensemble/contract/two-step';
import { securityWords } from '@lensemble/messages/web/account-security';
import { formWords } from '@lensemble/messages/web/forms';
import { uiWords } from '@lensemble/messages/web/ui';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { QrCode } from '@/components/qr-code.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { useTurnOnTwoStep } from '../api/two-step.ts';
import RecoveryCodesDialog from './recovery-codes-dialog.tsx';

interface TwoStepDialogProps {
  setup: ResponseOf<typeof setUpTwoStep>;
  onClose: () => void;
}

/** Sets up an app, and then shows the recovery codes. */
export default function TwoStepDialog({ setup, onClose }: TwoStepDialogProps) {
  const turnOn = useTurnOnTwoStep();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const refuse = (refusal: unknown) =>
    setError(
      (refusal instanceof ApiError && refusal.fields.code) ||
        sentenceOf(refusal, securityWords('notTurnedOn')),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    turnOn.mutate(code, { onError: refuse });
  };
  if (turnOn.data)
    return <RecoveryCodesDialog codes={turnOn.data.recoveryCodes} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => open || turnOn.isPending || onClose()}>
      <DialogContent title={securityWords('setUpTwoStep')} description={securityWords('setUpText')}>
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody>
            <div className="mx-auto w-full max-w-52">
              <QrCode text={setup.url} label={securityWords('qrCode')} />
            </div>
            <Key secret={setup.secret} />
            <Field label={securityWords('code')} error={error} required>
              <Input
                value={code}
                autoComplete="one-time-code"
                inputMode="numeric"
                className="num"
                onChange={(event) => {
                  setCode(event.target.value);
                  setError(undefined);
                }}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>{uiWords('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              pending={turnOn.isPending}
              disabled={code.trim() === ''}
            >
              {securityWords('turnOn')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The whole key, for apps that cannot scan. */
function Key({ secret }: { secret: string }) {
  const copy = async () => {
    const isCopied = await copyText(secret);
    toast({ title: isCopied ? securityWords('keyCopied') : formWords('copyByHand') });
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-ink-2 text-xs">{securityWords('key')}</p>
      <div className="flex items-center gap-3">
        <p className="num min-w-0 flex-1 select-all text-base">{groupsOf(secret)}</p>
        <Button aria-label={securityWords('copyKey')} onClick={() => void copy()}>
          <Copy aria-hidden />
          {formWords('copy')}
        </Button>
      </div>
    </div>
  );
}

/** In groups of four, which are easier to type. Apps ignore the spaces. */
const groupsOf = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
