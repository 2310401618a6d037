import type { SecondStep, User } from '@lensemble/contract/auth';
import { secondStepWords } from '@lensemble/messages/web/second-step';
import { signInWords } from '@lensemble/messages/web/sign-in';
import type { FormEvent } from 'react';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { CodeField } from '@/components/second-step/code-field.tsx';
import { useSecondStep } from '@/components/second-step/use-second-step.ts';
import { Button } from '@/components/ui/button.tsx';
import { toastError } from '@/lib/shell/toast.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface SecondStepScreenProps {
  step: SecondStep;
  onSignedIn: (user: User) => Promise<void>;
  onClose: () => void;
}

/** Takes the place of the sign-in form if the account asks for a second step. */
export default function SecondStepScreen({ step, onSignedIn, onClose }: SecondStepScreenProps) {
  useDocumentTitle(secondStepWords('title'));
  const onOver = (sentence: string) => {
    toastError(sentence, signInWords('failed'));
    onClose();
  };
  const form = useSecondStep(step, { onSignedIn, onOver });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="display text-xl">{secondStepWords('title')}</h1>
      <CodeField form={form} />
      <Button
        type="submit"
        variant="primary"
        className="h-target w-full"
        pending={form.pending}
        disabled={form.code.trim() === ''}
      >
        {secondStepWords('confirm')}
      </Button>
      {step.hasPasskeys && (
        <PasskeyButton label={secondStepWords('usePasskey')} onSignedIn={onSignedIn} />
      )}
      <Button variant="ghost" className="justify-self-start" onClick={onClose}>
        {secondStepWords('back')}
      </Button>
    </form>
  );
}
