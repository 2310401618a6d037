import { formWords } from '@lensemble/messages/web/forms';
import { uiWords } from '@lensemble/messages/web/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Parts } from '../parts.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useOnePress } from '../ui/use-one-press.ts';

interface TypedConfirmationProps {
  title: string;
  description: ReactNode;
  phrase: string;
  /** A description of the phrase, e.g. `the name of the team`. */
  phraseWords: string;
  action: string;
  pendingAction: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms an irreversible action. The button is enabled once the user has typed the phrase. */
export function TypedConfirmation({
  title,
  description,
  phrase,
  phraseWords,
  action,
  pendingAction,
  pending,
  onClose,
  onConfirm,
}: TypedConfirmationProps) {
  const [typed, setTyped] = useState('');
  const counts = useOnePress(pending);
  const isRight = plain(typed) === plain(phrase);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && counts()) onConfirm();
  };
  return (
    <Dialog open onOpenChange={(open) => open || pending || onClose()}>
      <DialogContent title={title} description={description}>
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody>
            <Field
              label={
                <Parts
                  of={formWords.parts('typeToConfirm', {
                    what: phraseWords,
                    phrase: (
                      <b className="wrap-anywhere select-all font-[650] text-ink">{phrase}</b>
                    ),
                  })}
                />
              }
            >
              <Input
                value={typed}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>{uiWords('cancel')}</Button>
            <Button type="submit" variant="stop" pending={pending} disabled={!isRight}>
              {pending ? pendingAction : action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
