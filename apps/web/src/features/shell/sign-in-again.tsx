import { type SecondStep, signIn, type User } from '@lensemble/contract/auth';
import { signInAgainWords } from '@lensemble/messages/web/sign-in-again';
import { type FormEvent, useState } from 'react';
import { CodeField } from '@/components/second-step/code-field.tsx';
import { useSecondStep } from '@/components/second-step/use-second-step.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { startsHere } from '@/components/ui/focus-body.ts';
import { Input } from '@/components/ui/input.tsx';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { arrive } from '@/lib/session/auth-session.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { toast } from '@/lib/shell/toast.ts';
import { OtherSignIn } from './other-sign-in.tsx';

const words = {
  ended: { title: signInAgainWords('ended'), description: signInAgainWords('endedText') },
  needed: { title: signInAgainWords('needed'), description: signInAgainWords('neededText') },
} as const;

export type SignInReason = keyof typeof words;

interface SignInAgainProps {
  email: string;
  reason: SignInReason;
  onSignedIn: () => void;
  onClose: () => void;
}

/** The user signs in again without leaving the page. */
export default function SignInAgain(props: SignInAgainProps) {
  const { email, reason, onClose } = props;
  const onSignedIn = () => {
    props.onSignedIn();
    if (reason === 'needed') return;
    toast({
      title: signInAgainWords('signedInAgain'),
      description: signInAgainWords('saveAgain'),
    });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent {...words[reason]}>
        {hostedIdentity() ? (
          <DialogFooter>
            <Button onClick={onClose}>{signInAgainWords('notNow')}</Button>
            <Button asChild variant="primary" {...startsHere}>
              <OtherSignIn onSignedIn={onSignedIn}>{signInAgainWords('openSignIn')}</OtherSignIn>
            </Button>
          </DialogFooter>
        ) : (
          <OwnSignIn email={email} onSignedIn={onSignedIn} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type OwnSignInProps = Omit<SignInAgainProps, 'reason'>;

/** The password, then a second step if the account asks for one. */
function OwnSignIn({ email, onSignedIn, onClose }: OwnSignInProps) {
  const [step, setStep] = useState<SecondStep>();
  const [over, setOver] = useState<string>();
  const goOn = (user: User) => {
    arrive(user);
    onSignedIn();
  };
  const startAgain = (sentence: string) => {
    setOver(sentence);
    setStep(undefined);
  };
  return step ? (
    <CodeForm step={step} onSignedIn={goOn} onOver={startAgain} onClose={onClose} />
  ) : (
    <PasswordForm
      email={email}
      refusal={over}
      onStep={setStep}
      onSignedIn={goOn}
      onSignedInElsewhere={onSignedIn}
      onClose={onClose}
    />
  );
}

interface CodeFormProps {
  step: SecondStep;
  onSignedIn: (user: User) => void;
  onOver: (sentence: string) => void;
  onClose: () => void;
}

function CodeForm({ step, onSignedIn, onOver, onClose }: CodeFormProps) {
  const form = useSecondStep(step, { onSignedIn, onOver });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form onSubmit={submit} noValidate className="contents">
      <DialogBody>
        <CodeField form={form} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{signInAgainWords('notNow')}</Button>
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          disabled={form.code.trim() === ''}
        >
          {signInAgainWords('signIn')}
        </Button>
      </DialogFooter>
    </form>
  );
}

interface PasswordFormProps {
  email: string;
  /** Why the sign-in starts again. */
  refusal: string | undefined;
  onStep: (step: SecondStep) => void;
  onSignedIn: (user: User) => void;
  onSignedInElsewhere: () => void;
  onClose: () => void;
}

function PasswordForm({ email, refusal, ...events }: PasswordFormProps) {
  const { onStep, onSignedIn, onSignedInElsewhere, onClose } = events;
  const [password, setPassword] = useState('');
  const [error, setError] = useState(refusal);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const answer = await callApi(signIn, { body: { email, password }, on401: 'keep' });
      if ('secondStep' in answer) onStep(answer.secondStep);
      else onSignedIn({ id: answer.user.id, email: answer.user.email });
    } catch (problem) {
      setError(sentenceOf(problem, signInAgainWords('failed')));
      setPending(false);
    }
  };

  return (
    <form onSubmit={submit} className="contents">
      <DialogBody>
        <Field label={signInAgainWords('email')}>
          <Input type="email" value={email} readOnly autoComplete="username" />
        </Field>
        <Field label={signInAgainWords('password')} error={error} required>
          <Input
            type="password"
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button asChild variant="ghost" className="justify-self-start">
          <OtherSignIn onSignedIn={onSignedInElsewhere}>{signInAgainWords('otherWay')}</OtherSignIn>
        </Button>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{signInAgainWords('notNow')}</Button>
        <Button type="submit" variant="primary" pending={pending} disabled={password === ''}>
          {signInAgainWords('signIn')}
        </Button>
      </DialogFooter>
    </form>
  );
}
