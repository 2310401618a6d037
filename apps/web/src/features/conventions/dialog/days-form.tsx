import { CALL_LINE_MAX } from '@lensemble/contract/constants';
import type { PersonDays } from '@lensemble/contract/convention-days';
import { callWords } from '@lensemble/messages/web/calls';
import { conventionDaysWords } from '@lensemble/messages/web/convention-days';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { SendPanes } from '@/components/mail-preview/send-panes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { useLineDraft } from '@/lib/session/line-draft.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { toggled } from '@/lib/toggled.ts';
import { namesInWords } from '@/lib/words/names.ts';
import { useSendDays } from '../api/convention-days.ts';
import { DaysPreview } from './days-preview.tsx';
import { DaysRow } from './days-row.tsx';

interface DaysFormProps {
  /** Of the convention. */
  id: string;
  people: readonly PersonDays[];
  onClose: () => void;
}

const FOR_WHOM = 'days-for-whom';

/** Chooses who gets their days: at first those who do not know them as they are now, without the user. */
export function DaysForm({ id, people, onClose }: DaysFormProps) {
  /** Null until the user chooses. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [line, setLine] = useLineDraft(id);
  const send = useSendDays(id);
  const able = people.filter(({ skip }) => skip === null);
  const unsent = able.filter(({ isSent, isOnItsWay }) => !isSent && !isOnItsWay);
  const suggested = new Set(
    unsent.filter(({ isSelf }) => !isSelf).map(({ personnelId }) => personnelId),
  );
  const chosen = able.filter(({ personnelId }) => (picked ?? suggested).has(personnelId));
  const submit = async () => {
    try {
      const personnelIds = chosen.map(({ personnelId }) => personnelId);
      tellSent(await send.mutateAsync({ personnelIds, line }), people);
      setLine('');
      onClose();
    } catch (error) {
      toastError(sentenceOf(error, callWords('checkConnection')), conventionDaysWords('failed'));
    }
  };
  return (
    <>
      <SendPanes
        title={conventionDaysWords('title')}
        who={
          <>
            <MailOffNote />
            {people.length === 0 ? (
              <p className="text-ink-3">{conventionDaysWords('noOne')}</p>
            ) : (
              <>
                <ul aria-label={conventionDaysWords('people')}>
                  {people.map((person) => (
                    <DaysRow
                      key={person.personnelId}
                      person={person}
                      isChosen={chosen.includes(person)}
                      onToggle={() => setPicked(toggled(picked ?? suggested, person.personnelId))}
                    />
                  ))}
                </ul>
                <Field label={conventionDaysWords('line')}>
                  <Textarea
                    value={line}
                    onChange={({ target }) => setLine(target.value)}
                    maxLength={CALL_LINE_MAX}
                    rows={2}
                    dir="auto"
                  />
                </Field>
              </>
            )}
            <p className="text-ink-3 text-xs">{conventionDaysWords('guests')}</p>
          </>
        }
        email={<DaysPreview {...{ id, chosen, line }} canSend={able.length > 0} />}
      />
      <DialogFooter className="items-center">
        <p id={FOR_WHOM} role="status" className="mr-auto text-ink-3 max-md:w-full">
          {chosen.length > 0
            ? conventionDaysWords('emails', { count: chosen.length })
            : whyNoOne(able.length, unsent.length)}
        </p>
        <Button variant="ghost" onClick={onClose}>
          {conventionDaysWords('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          aria-describedby={FOR_WHOM}
          pending={send.isPending}
          onClick={() => void submit()}
        >
          {!send.isPending && <Send aria-hidden />}
          {conventionDaysWords('send', { count: chosen.length })}
        </Button>
      </DialogFooter>
    </>
  );
}

function whyNoOne(able: number, unsent: number): string {
  if (able === 0) return conventionDaysWords('noneCan');
  return unsent === 0 ? conventionDaysWords('allHave') : conventionDaysWords('nonePicked');
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSendDays>['mutateAsync']>>;

function tellSent({ sent, skipped }: Sent, people: readonly PersonDays[]): void {
  const namesOf = (ids: readonly string[]) =>
    namesInWords(
      people.filter(({ personnelId }) => ids.includes(personnelId)).map(({ name }) => name),
    );
  const count = sent.length;
  const names = namesOf(skipped.map(({ personnelId }) => personnelId));
  toast({
    title: sendsMail() ? conventionDaysWords('sent', { count }) : mailOffWords('kept', { count }),
    description: skipped.length === 0 ? namesOf(sent) : conventionDaysWords('skipped', { names }),
  });
}
