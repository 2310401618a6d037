import type { SecondStep, User } from '@lensemble/contract/auth';
import { signInWords } from '@lensemble/messages/web/sign-in';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { PasswordInput } from '@/components/forms/password-input.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useSignIn } from '../hooks/use-sign-in.ts';
import { EmailField } from './email-field.tsx';
import { FormRefusal } from './form-refusal.tsx';

interface SignInFormProps {
  /** Shared with the sign-up form, so that it is typed only once. */
  email: string;
  onEmailChange: (email: string) => void;
  onSignedIn: (user: User) => Promise<void>;
  /** Called if the account asks for a second step. */
  onSecondStep: (step: SecondStep) => void;
  /** Called if the email address must be confirmed first. */
  onUnconfirmed: () => void;
}

export function SignInForm({ email, onEmailChange, ...events }: SignInFormProps) {
  useDocumentTitle(signInWords('title'));
  const [password, setPassword] = useState('');
  const refusalId = useId();
  const { errors, pending, submit } = useSignIn({ email, password }, events);

  return (
    <form ref={errors.form} noValidate onSubmit={submit} className="grid gap-4">
      <h1 className="display mb-1 text-xl">{signInWords('welcomeBack')}</h1>
      <EmailField
        value={email}
        onChange={(typed) => {
          onEmailChange(typed);
          errors.forget('email');
        }}
        error={errors.of('email')}
      />
      <Field
        label={signInWords('password')}
        error={errors.of('password')}
        aside={
          <Link
            to="/auth/reset"
            className="rounded-xs text-accent-text text-xs hover:underline max-md:-my-2 max-md:py-2"
          >
            {signInWords('forgotPassword')}
          </Link>
        }
        required
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            errors.forget('password');
          }}
        />
      </Field>
      <FormRefusal id={refusalId}>{errors.refusal}</FormRefusal>
      <Button
        type="submit"
        variant="primary"
        className="h-target w-full"
        pending={pending}
        aria-describedby={errors.refusal && refusalId}
      >
        {signInWords('signIn')}
      </Button>
    </form>
  );
}
