import { ITEM_NAME_MAX } from '@lensemble/contract/constants';
import { optionalEmail } from '@lensemble/contract/fields';
import { editorCrewWords } from '@lensemble/messages/web/editor-crew';
import { type FormEvent, useId, useState } from 'react';
import { EditingDialog } from '@/components/forms/editing-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

const UNSAVED = editorCrewWords('notAddedYet');

/** A participant without a crew entry. */
export interface Guest {
  name: string;
  email: string | null;
}

interface GuestDialogProps {
  guest: Guest;
  isNew: boolean;
  onSave: (guest: Guest) => void;
  onClose: () => void;
}

export function GuestDialog({ guest, isNew, onSave, onClose }: GuestDialogProps) {
  const [name, setName] = useState(guest.name);
  const [email, setEmail] = useState(guest.email ?? '');
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({});
  const formId = useId();
  const isTyped = name.trim() !== guest.name || email.trim() !== (guest.email ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles this event to the shoot's form.
    event.stopPropagation();
    const checked = optionalEmail.safeParse(email);
    const wrong = {
      ...(name.trim() ? {} : { name: editorCrewWords('nameMissing') }),
      ...(checked.success ? {} : { email: checked.error.issues[0]?.message ?? '' }),
    };
    setErrors(wrong);
    if (checked.success && name.trim()) onSave({ name: name.trim(), email: checked.data });
  };

  return (
    <EditingDialog dirty={isTyped} description={UNSAVED} onClose={onClose}>
      {(cancel) => (
        <DialogContent
          title={isNew ? editorCrewWords('addSomeoneElse') : editorCrewWords('editParticipant')}
          description={editorCrewWords('onlyThisShoot')}
        >
          <form id={formId} noValidate onSubmit={submit}>
            <DialogBody>
              <Field label={editorCrewWords('name')} required error={errors.name}>
                <Input
                  value={name}
                  maxLength={ITEM_NAME_MAX}
                  autoComplete="off"
                  onChange={(event) => setName(event.target.value)}
                />
              </Field>
              <Field
                label={editorCrewWords('email')}
                hint={editorCrewWords('emailHint')}
                error={errors.email}
              >
                <Input
                  type="email"
                  value={email}
                  autoComplete="off"
                  onChange={(event) => setEmail(event.target.value)}
                />
              </Field>
            </DialogBody>
          </form>
          <DialogFooter>
            <Button onClick={cancel}>{editorCrewWords('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary">
              {isNew ? editorCrewWords('addGuest') : editorCrewWords('updateGuest')}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </EditingDialog>
  );
}
