import { email as emailSchema } from '@lensemble/contract/fields';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
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
        toastError(reasonOf(error), 'Not sent');
      }
    });
  };

  if (sentTo) return <ResetSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="grid gap-4">
      <Title />
      <p className="text-base text-ink-2">
        Enter your email, and we will send you a link to choose a new one.
      </p>
      <EmailField
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          rememberEmail(typed);
          errors.forget('email');
        }}
        error={errors.of('email')}
      />
      <Button type="submit" variant="primary" className="h-target w-full" pending={pending}>
        {pending ? 'Sending...' : 'Send link'}
      </Button>
      <Button asChild variant="ghost" className="h-target">
        <Link to="/auth">Back to sign in</Link>
      </Button>
    </form>
  );
}

function Title() {
  useDocumentTitle('Forgot password');
  return <h1 className="display text-xl">Forgot your password?</h1>;
}

function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <MessageScreen
      icon={MailCheck}
      title="Check your email"
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/auth">Back to sign in</Link>
          </Button>
          <Button onClick={onAgain}>Send it again</Button>
        </>
      }
    >
      <p>
        If <b className="wrap-anywhere font-semibold text-ink">{email}</b> has an account, an email
        with a link is on its way. The link works once and expires in one hour.
      </p>
    </MessageScreen>
  );
}
