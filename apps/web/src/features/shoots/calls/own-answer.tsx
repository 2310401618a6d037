import type { CallAnswer } from '@lensemble/contract/call-state';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { CALL_NOTE_MAX } from '@lensemble/contract/constants';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { useState } from 'react';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useAnswerCall } from '@/features/shoots/api/calls.ts';
import { AnswerChoice, type AnswerLook } from '@/features/shoots/components/answer-choice.tsx';
import { callFaces } from './call-faces.ts';

const lookOf = (answer: CallAnswer): AnswerLook => {
  const { word, icon, colors } = callFaces[answer];
  return { words: word, icon, className: `${colors} bg-press text-st-text` };
};
const looks = { yes: lookOf('yes'), maybe: lookOf('maybe'), no: lookOf('no') };

const said = { yes: 'saidYes', maybe: 'saidMaybe', no: 'saidNo' } as const;

interface OwnAnswerProps {
  shootId: string;
  /** Of the user, who has an own plan. */
  call: ParticipantCall;
}

/** Asks the user, who is on the crew, whether they can come. Each tap saves, as on the personal page. */
export function OwnAnswer({ shootId, call }: OwnAnswerProps) {
  const { participantId, state, answer: last, ownPlan: plan } = call;
  const { mutate, isPending, variables } = useAnswerCall(shootId, participantId);
  const [typed, setTyped] = useState<string | null>(null);
  const stored = state === 'askedAgain' ? undefined : last?.answer;
  // The last tap counts, also for a note that is saved while it is on its way.
  const given = isPending ? variables.answer : stored;
  const question = shootCallsWords(state === 'askedAgain' ? 'askAgain' : 'ask');
  const send = (answer: CallAnswer, note = typed?.trim()) =>
    plan &&
    mutate(
      { answer, plan, ...(note !== undefined && { note }) },
      { onSuccess: () => setTyped((now) => (now?.trim() === note ? null : now)) },
    );
  const isChanged = typed !== null && typed.trim() !== (last?.note ?? '');
  return (
    <div className="grid gap-2 border-line border-t pt-2.5 print:hidden">
      <p aria-hidden className="font-[580]">
        {given ? shootCallsWords(said[given]) : question}
      </p>
      <AnswerChoice
        question={question}
        given={given}
        looks={looks}
        onAnswer={(answer) => void send(answer)}
      />
      {/* What is being typed stays when the plan changes meanwhile. The next answer takes it along. */}
      {(given || typed !== null) && (
        <OwnNote
          value={typed ?? last?.note ?? ''}
          onType={setTyped}
          isSaving={isPending}
          onSave={given && isChanged ? () => send(given) : undefined}
        />
      )}
      <UnsavedChanges dirty={isChanged} />
    </div>
  );
}

interface OwnNoteProps {
  value: string;
  onType: (text: string) => void;
  isSaving: boolean;
  onSave: (() => void) | undefined;
}

function OwnNote({ value, onType, isSaving, onSave }: OwnNoteProps) {
  return (
    <div className="flex gap-2">
      <Input
        aria-label={shootCallsWords('ownNote')}
        placeholder={shootCallsWords('ownNote')}
        maxLength={CALL_NOTE_MAX}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It must not save the shoot around it.
          event.preventDefault();
          onSave?.();
        }}
      />
      {onSave && (
        <Button pending={isSaving} onClick={onSave}>
          {shootCallsWords('saveNote')}
        </Button>
      )}
    </div>
  );
}
