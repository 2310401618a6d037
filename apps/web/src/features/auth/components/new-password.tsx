import { newPasswordWords } from '@lensemble/messages/web/new-password';
import { Link } from '@tanstack/react-router';
import { Unlink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { EndFeeds } from '@/components/forms/end-feeds.tsx';
import { PasswordInput } from '@/components/forms/password-input.tsx';
import { PasswordRules } from '@/components/forms/password-rules.tsx';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { paths } from '@/config/paths.ts';
import { ApiError } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { leaveWithNotice } from '@/lib/session/notice.ts';
import { tellOtherTabsEnded } from '@/lib/session/other-tabs.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { usePending } from '../hooks/use-pending.ts';
import { HostedRefusal } from '../lib/hosted-refusal.ts';
import { reasonOf } from '../lib/refusal.ts';
import { keepsPasswordRules } from '../lib/sign-up-values.ts';
import { MessageScreen } from './message-screen.tsx';

const OVER = ['bad_jwt', 'session_not_found', 'user_not_found', 'session_expired'];

interface NewPasswordProps {
  save: (password: string, endFeeds: boolean) => Promise<unknown>;
  onAskAgain: () => void;
}

/** The target of a reset link. After saving, the user signs in with the new password. */
export function NewPassword({ save, onAskAgain }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [endFeeds, setEndFeeds] = useState(false);
  const [error, setError] = useState<string>();
  const [isDead, setIsDead] = useState(false);
  const [pending, run] = usePending();

  const refuse = (refusal: unknown) => {
    const fields = refusal instanceof ApiError ? refusal.fields : {};
    if (fields.token || isOverThere(refusal)) setIsDead(true);
    else if (fields.password) setError(fields.password);
    else toastError(reasonOf(refusal));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => choosePassword(() => save(password, endFeeds)).catch(refuse));
  };

  if (isDead) return <DeadLink onAskAgain={onAskAgain} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Title />
      <Field
        label={newPasswordWords('newPassword')}
        error={error}
        hint={<PasswordRules password={password} error={error} />}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {!hostedIdentity() && <EndFeeds checked={endFeeds} onChange={setEndFeeds} />}
      <Button
        type="submit"
        variant="primary"
        className="h-target w-full"
        pending={pending}
        disabled={!keepsPasswordRules(password)}
      >
        {pending ? newPasswordWords('saving') : newPasswordWords('save')}
      </Button>
      <p className="text-ink-3 text-xs">{newPasswordWords('signsOut')}</p>
    </form>
  );
}

/** Whether the hosted identity no longer accepts the link's tokens. */
const isOverThere = (refusal: unknown) =>
  refusal instanceof HostedRefusal && OVER.includes(refusal.code ?? '');

async function choosePassword(save: () => Promise<unknown>): Promise<void> {
  await save();
  tellOtherTabsEnded();
  const notice = {
    title: newPasswordWords('changed'),
    description: newPasswordWords('signInWithNew'),
  };
  leaveWithNotice(notice, paths.auth.getHref());
}

function Title() {
  useDocumentTitle(newPasswordWords('newPassword'));
  return <h1 className="display mb-1 text-xl">{newPasswordWords('choose')}</h1>;
}

function DeadLink({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <MessageScreen
      icon={Unlink}
      title={newPasswordWords('linkExpired')}
      actions={
        <>
          <Button variant="primary" onClick={onAskAgain}>
            {newPasswordWords('sendNewLink')}
          </Button>
          <Button asChild variant="ghost">
            <Link to="/auth">{newPasswordWords('backToSignIn')}</Link>
          </Button>
        </>
      }
    >
      <p>{newPasswordWords('linkNotValid')}</p>
    </MessageScreen>
  );
}
