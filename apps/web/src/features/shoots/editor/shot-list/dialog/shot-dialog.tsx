import {
  SHOT_MINUTES_MAX,
  SHOT_MINUTES_MIN,
  SHOT_NOTES_MAX,
  TITLE_MAX,
} from '@lensemble/contract/constants';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { shotKinds } from '@lensemble/contract/shot-kinds';
import type { Shot, ShotChange } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { startsHere } from '@/components/ui/focus-body.ts';
import { Input } from '@/components/ui/input.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { entryName, kindNames } from '../entry-names.ts';
import { LinkPicker } from './link-picker.tsx';
import { ReferencePicker } from './reference-picker.tsx';
import { useTyped } from './use-typed.ts';

interface ShotDialogProps {
  shoot: ShootDetail;
  shot: Shot;
  numbers: ReadonlyMap<string, number>;
  /** @param seen the entry as it was shown */
  onChange: (fields: ShotChange, seen: Shot) => void;
  /** Where the focus starts instead of the title. */
  startsAt?: 'minutes' | undefined;
  /** For an entry that is on the list. */
  onRemove?: (name: string) => void;
  onClose: () => void;
  /** For an entry that is not on the list yet. */
  draft?: { readonly onDone: () => void; readonly onCancel: () => void };
}

/** An entry of the shot list. Each field of an entry that is on it saves by itself. */
export default function ShotDialog(props: ShotDialogProps) {
  const { shoot, shot, numbers, startsAt, onChange, onRemove, onClose, draft } = props;
  const change = (fields: ShotChange, seen: Shot = shot) => onChange(fields, seen);
  const [title, saveTitle] = useTyped(shot.title ?? '', (text, before) => {
    const wanted = text.replace(/\s+/g, ' ').trim() || null;
    change({ title: wanted }, { ...shot, title: before.trim() || null });
    return true;
  });
  const [notes, saveNotes] = useTyped(shot.notes ?? '', (text, before) => {
    change({ notes: text.trim() || null }, { ...shot, notes: before.trim() || null });
    return true;
  });
  const [minutes, saveMinutes] = useTyped(String(shot.minutes), (text) => {
    const wanted = minutesOf(text);
    if (wanted !== undefined) change({ minutes: wanted });
    return wanted !== undefined;
  });
  const isWrong = minutesOf(minutes.value) === undefined;
  const minutesField = useRef<HTMLInputElement>(null);
  const finish = () => {
    if (isWrong) minutesField.current?.focus();
    else if (draft) draft.onDone();
    else onClose();
  };
  const saveTyped = () => {
    for (const save of [saveTitle, saveNotes, saveMinutes]) save();
  };
  /** Escape leaves no field. */
  const close = () => {
    saveTyped();
    onClose();
  };
  /** What was typed comes back with it. */
  const remove = () => {
    saveTyped();
    onRemove?.(entryName(shot, numbers));
  };
  const isShot = shot.kind === 'shot';
  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent
        size="md"
        title={entryName(shot, numbers)}
        description={draft ? shotListWords('addedWithDone') : shotListWords('savedAtOnce')}
      >
        <DialogBody className="grid-cols-[minmax(0,1fr)]">
          <Field label={shotListWords('field')}>
            <Input
              {...title}
              dir="auto"
              maxLength={TITLE_MAX}
              placeholder={entryName({ ...shot, title: null }, numbers)}
              autoComplete="off"
            />
          </Field>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
            <Field label={shotListWords('kind')}>
              <Select
                value={shot.kind}
                onValueChange={(kind) => change({ kind })}
                options={shotKinds.map((value) => ({ value, label: kindNames[value] }))}
              />
            </Field>
            <Field
              label={shotListWords('minutes')}
              error={
                isWrong
                  ? shotListWords('minutesWrong', { from: SHOT_MINUTES_MIN, to: SHOT_MINUTES_MAX })
                  : undefined
              }
            >
              <Input
                ref={minutesField}
                {...minutes}
                {...(startsAt === 'minutes' && startsHere)}
                inputMode="numeric"
                autoComplete="off"
                onFocus={({ target }) => startsAt === 'minutes' && target.select()}
              />
            </Field>
            <Field label={shotListWords('starts')} hint={shotListWords('startsHint')}>
              <Input
                type="time"
                value={shot.pin ?? ''}
                onChange={({ target }) => change({ pin: target.value.slice(0, 5) || null })}
              />
            </Field>
          </div>
          {isShot && (
            <ReferencePicker
              references={shoot.references}
              chosen={shot.referenceId}
              onChoose={(referenceId) => change({ referenceId })}
            />
          )}
          <LinkPicker shoot={shoot} shot={shot} onChange={change} />
          <Field label={shotListWords('notes')}>
            <Textarea {...notes} dir="auto" maxLength={SHOT_NOTES_MAX} rows={2} />
          </Field>
        </DialogBody>
        <DialogFooter>
          {onRemove && (
            <Button variant="danger" className="md:mr-auto" onClick={remove}>
              {shotListWords('delete')}
            </Button>
          )}
          {draft && <Button onClick={draft.onCancel}>{shotListWords('cancel')}</Button>}
          <Button variant="primary" onClick={finish}>
            {shotListWords('done')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Undefined for what is no number of minutes that an entry can take. */
function minutesOf(text: string): number | undefined {
  const minutes = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return minutes >= SHOT_MINUTES_MIN && minutes <= SHOT_MINUTES_MAX ? minutes : undefined;
}
