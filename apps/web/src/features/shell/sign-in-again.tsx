import { signIn } from '@lensemble/contract/auth';
import { signInAgainWords } from '@lensemble/messages/web/sign-in-again';
import { type FormEvent, useState } from 'react';
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
          <PasswordForm email={email} onSignedIn={onSignedIn} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type PasswordFormProps = Omit<SignInAgainProps, 'reason'>;

function PasswordForm({ email, onSignedIn, onClose }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const { user } = await callApi(signIn, { body: { email, password }, on401: 'keep' });
      arrive({ id: user.id, email: user.email });
      onSignedIn();
    } catch (refusal) {
      setError(sentenceOf(refusal, signInAgainWords('failed')));
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
          <OtherSignIn onSignedIn={onSignedIn}>{signInAgainWords('otherWay')}</OtherSignIn>
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
