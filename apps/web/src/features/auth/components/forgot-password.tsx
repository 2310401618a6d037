import { email as emailSchema } from '@lensemble/contract/fields';
import { newPasswordWords } from '@lensemble/messages/web/new-password';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Parts } from '@/components/parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { askForReset } from '../api/passwords.ts';
import { useErrors } from '../hooks/use-errors.ts';
import { usePending } from '../hooks/use-pending.ts';
import { reasonOf } from '../lib/refusal.ts';
import { rememberEmail, typedEmail } from '../lib/typed-email.ts';
import { EmailField } from './email-field.tsx';
import { MessageScreen } from './message-screen.tsx';

export function ForgotPassword() {
  const [email, setEmail] = useState(typedEmail);
  const [sentTo, setSentTo] = useState<string>();
  const [pending, run] = usePending();
  const errors = useErrors<'email'>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = emailSchema.safeParse(email);
    const wrong = checked.error?.issues[0]?.message;
    errors.show(wrong ? { email: wrong } : {});
    if (!checked.success) return;
    void run(async () => {
      try {
        await askForReset(checked.data);
        setSentTo(checked.data);
      } catch (error) {
        toastError(reasonOf(error), newPasswordWords('notSent'));
      }
    });
  };

  if (sentTo) return <ResetSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="grid gap-4">
      <Title />
      <p className="text-base text-ink-2">{newPasswordWords('enterEmail')}</p>
      <EmailField
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          rememberEmail(typed);
          errors.forget('email');
        }}
        error={errors.of('email')}
      />
      {!hostedIdentity() && <MailOffNote of="askForLink" />}
      <Button type="submit" variant="primary" className="h-target w-full" pending={pending}>
        {pending ? newPasswordWords('sending') : newPasswordWords('sendLink')}
      </Button>
      <Button asChild variant="ghost" className="h-target">
        <Link to="/auth">{newPasswordWords('backToSignIn')}</Link>
      </Button>
    </form>
  );
}

function Title() {
  useDocumentTitle(newPasswordWords('forgotTitle'));
  return <h1 className="display text-xl">{newPasswordWords('forgotHeading')}</h1>;
}

function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <MessageScreen
      icon={MailCheck}
      title={newPasswordWords('checkEmail')}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/auth">{newPasswordWords('backToSignIn')}</Link>
          </Button>
          <Button onClick={onAgain}>{newPasswordWords('sendAgain')}</Button>
        </>
      }
    >
      <p>
        <Parts
          of={newPasswordWords.parts('onItsWay', {
            email: <b className="wrap-anywhere font-semibold text-ink">{email}</b>,
          })}
        />
      </p>
    </MessageScreen>
  );
}
