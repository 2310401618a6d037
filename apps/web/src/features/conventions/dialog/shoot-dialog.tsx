import { TITLE_MAX } from '@lensemble/contract/constants';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import { daysOfConvention, letterOf } from '@lensemble/contract/timetable';
import { conventionShootWords } from '@lensemble/messages/web/convention-shoot';
import { EditingDialog } from '@/components/forms/editing-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { formatDuration } from '@/lib/time/format.ts';
import { formatShortDay } from '@/lib/time/long-dates.ts';
import { pointHint } from '../lib/point-hint.ts';
import { FreePeople } from './free-people.tsx';
import { type OpenedAt, useShootForm } from './use-shoot-form.ts';

interface ShootDialogProps {
  convention: ConventionDetail;
  /** What the dialog opens with. */
  at: OpenedAt;
  onClose: () => void;
}

const NONE = 'none';
const MINUTES = ['15', '30', '45', '60', '90', '120'];

/** Adds a shoot to a convention: when, where, and with whom of those who are free then. */
export default function ShootDialog({ convention, at, onClose }: ShootDialogProps) {
  const form = useShootForm(convention, at, onClose);
  const { values, change, errors, isDirty } = form;
  const { meetingPoints } = convention;
  return (
    <EditingDialog dirty={isDirty} description={conventionShootWords('unsaved')} onClose={onClose}>
      {(cancel) => (
        <DialogContent
          title={conventionShootWords('title', { convention: convention.name })}
          size="sm"
          aria-describedby={undefined}
        >
          <form
            noValidate
            className="flex min-h-0 flex-1 flex-col"
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit(event.currentTarget);
            }}
          >
            <DialogBody className="grid-cols-[minmax(0,1fr)]">
              <Field label={conventionShootWords('name')} error={errors.title} required>
                <Input
                  dir="auto"
                  value={values.title}
                  maxLength={TITLE_MAX}
                  onChange={({ target }) => change({ title: target.value })}
                />
              </Field>
              <Field label={conventionShootWords('day')} error={errors.date}>
                <Select
                  value={values.day}
                  onValueChange={(day) => change({ day })}
                  options={daysOfConvention(convention).map((day) => ({
                    value: day,
                    label: formatShortDay(day),
                  }))}
                />
              </Field>
              <div className="grid grid-cols-2 gap-4">
                <Field label={conventionShootWords('time')} error={errors.time} required>
                  <Input
                    type="time"
                    className="num"
                    value={values.time}
                    onChange={({ target }) => change({ time: target.value })}
                  />
                </Field>
                <Field label={conventionShootWords('minutes')} error={errors.durationMinutes}>
                  <Select
                    value={String(values.minutes)}
                    onValueChange={(minutes) => change({ minutes: Number(minutes) })}
                    options={MINUTES.map((each) => ({
                      value: each,
                      label: formatDuration(Number(each)),
                    }))}
                  />
                </Field>
              </div>
              {meetingPoints.length > 0 && (
                <Field
                  label={conventionShootWords('place')}
                  hint={pointHint(convention, values.meetingPointId)}
                  error={errors.meetingPointId}
                >
                  <Select
                    value={values.meetingPointId ?? NONE}
                    onValueChange={(id) => change({ meetingPointId: id === NONE ? null : id })}
                    options={[
                      { value: NONE, label: conventionShootWords('noPoint') },
                      ...meetingPoints.map(({ id, name }, index) => ({
                        value: id,
                        label: `${letterOf(index)} · ${name}`,
                      })),
                    ]}
                  />
                </Field>
              )}
              <FreePeople {...{ convention, values }} timeZone={form.timeZone} onChange={change} />
            </DialogBody>
            <DialogFooter>
              <Button onClick={cancel}>{conventionShootWords('cancel')}</Button>
              <Button type="submit" variant="primary" pending={form.isSaving}>
                {conventionShootWords('add')}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      )}
    </EditingDialog>
  );
}
