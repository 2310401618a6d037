import { signIn } from '@lensemble/contract/auth';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { arrive } from '@/lib/auth-session.ts';
import { toast } from '@/lib/toast.ts';

interface SessionEndedProps {
  email: string;
  onClose: () => void;
}

/** The session expired over an unsaved form: signs in again in place, so that nothing typed is lost. */
export default function SessionEnded({ email, onClose }: SessionEndedProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const { user } = await callApi(signIn, { body: { email, password }, on401: 'keep' });
      arrive({ id: user.id, email: user.email });
      onClose();
      toast({ title: 'You are signed in again', description: 'Nothing was lost. Save once more.' });
    } catch (refusal) {
      setError(sentenceOf(refusal, 'Signing in did not work. Please try again.'));
      setPending(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="Your session ended"
        description="Sign in again to go on. Everything you typed is still here."
      >
        <form onSubmit={submit} className="contents">
          <DialogBody>
            <Field label="Email">
              <Input type="email" value={email} readOnly autoComplete="username" />
            </Field>
            <Field label="Password" error={error} required>
              <Input
                type="password"
                value={password}
                autoComplete="current-password"
                autoFocus
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>Not now</Button>
            <Button type="submit" variant="primary" pending={pending} disabled={password === ''}>
              Sign in
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
