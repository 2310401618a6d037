import { type Convention, newConvention } from '@lensemble/contract/conventions';
import { fieldErrors } from '@lensemble/contract/errors';
import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { EditingDialog } from '@/components/forms/editing-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { focusFirstError } from '@/lib/browser/focus-first-error.ts';
import { changedFields } from '../lib/merge-convention.ts';
import type { Way } from '../lib/missing-walks.ts';
import { ConflictNotes } from './conflict-notes.tsx';
import { DayFields } from './day-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PointsField } from './points-field.tsx';
import { useConventionForm } from './use-convention-form.ts';
import { WalksField } from './walks-field.tsx';

interface ConventionDialogProps {
  /** Null for a new one. */
  convention: Convention | null;
  /** Where the focus starts: the minutes of this way. */
  way?: Way;
  onClose: () => void;
  onSaved?: (convention: Convention) => void;
}

/** Creates or changes a convention. It asks before it discards unsaved changes. */
export default function ConventionDialog(props: ConventionDialogProps) {
  const { convention, way, onClose, onSaved } = props;
  const form = useConventionForm(convention, (saved) => {
    onClose();
    onSaved?.(saved);
  });
  const { values, change, errors } = form;
  const isDirty = Object.keys(changedFields(form.base, values)).length > 0;
  const submit = (element: HTMLFormElement) => {
    const checked = newConvention.safeParse(values);
    if (checked.success) return void form.save(checked.data);
    form.setErrors(fieldErrors(checked.error));
    return focusFirstError(element);
  };
  return (
    <EditingDialog
      dirty={isDirty && !form.isSaved}
      description={conventionFormWords('unsaved')}
      onClose={onClose}
    >
      {(cancel) => (
        <DialogContent
          title={conventionFormWords(convention ? 'editTitle' : 'add')}
          size="md"
          aria-describedby={undefined}
        >
          <form
            noValidate
            className="flex min-h-0 flex-1 flex-col"
            onSubmit={(event) => {
              event.preventDefault();
              submit(event.currentTarget);
            }}
          >
            <DialogBody className="grid-cols-[minmax(0,1fr)]">
              <ConflictNotes form={form} />
              <PlaceFields values={values} onChange={change} errors={errors} />
              <DayFields values={values} onChange={change} errors={errors} />
              <PointsField values={values} onChange={change} errors={errors} />
              <WalksField way={way} values={values} onChange={change} errors={errors} />
            </DialogBody>
            <DialogFooter>
              <Button onClick={cancel}>{conventionFormWords('cancel')}</Button>
              <Button type="submit" variant="primary" pending={form.isSaving}>
                {conventionFormWords('save')}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      )}
    </EditingDialog>
  );
}
