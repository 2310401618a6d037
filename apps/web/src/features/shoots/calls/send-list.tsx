import type { ParticipantCall } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useState } from 'react';
import { chipStyles, chipsStyles } from '@/components/chip-styles.ts';
import { toggled } from '@/lib/toggled.ts';
import type { SendingWords } from './asked-words.ts';
import { everyoneName, idsIn, isGroup, type SendGroup, sendGroups } from './send-groups.ts';
import { SendRow } from './send-row.tsx';
import { useNudge } from './use-nudge.ts';

interface SendListProps {
  shoot: ShootDetail;
  calls: readonly ParticipantCall[];
  chosen: readonly string[];
  words: Pick<SendingWords, 'unsent' | 'answeredDates'>;
  onChoose: (ids: readonly string[]) => void;
}

/** The whole crew, with who gets an email. First come those who have not received the plan, as they were when the panel opened. */
export function SendList({ shoot, calls, chosen, words, onChoose }: SendListProps) {
  const [unsent] = useState(() => new Set(idsIn('unsent', calls, words.answeredDates)));
  const isSent = ({ id }: { readonly id: string }) => Number(!unsent.has(id));
  const participants = shoot.participants.toSorted((a, b) => isSent(a) - isSent(b));
  const known = new Map(calls.map((call) => [call.participantId, call]));
  const { ask, question } = useNudge(shoot);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Groups {...{ calls, chosen, words, onChoose }} />
      <ul aria-label={callSendingWords('people')}>
        {participants.map((participant) => {
          const call = known.get(participant.id);
          return (
            call && (
              <SendRow
                key={participant.id}
                {...{ shoot, participant, call }}
                hasAnsweredDates={words.answeredDates?.has(participant.id) ?? false}
                isChosen={chosen.includes(participant.id)}
                onToggle={() => onChoose([...toggled(new Set(chosen), participant.id)])}
                onNudge={() => ask([participant.id])}
              />
            )
          );
        })}
      </ul>
      {question}
    </div>
  );
}

/** Buttons that choose a group. The one that was pressed is lit, until the choice differs: groups may have the same people. */
function Groups({ calls, chosen, words, onChoose }: Omit<SendListProps, 'shoot'>) {
  const [pressed, setPressed] = useState<SendGroup | null>(null);
  const groupNames: Readonly<Record<SendGroup, string>> = {
    unsent: words.unsent,
    noAnswer: callSendingWords('noAnswer'),
    everyone: everyoneName(calls),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not the fields of a form
    <div role="group" aria-label={callSendingWords('show')} className={chipsStyles}>
      {sendGroups.map((group) => {
        const isChosen =
          group === pressed &&
          chosen.length > 0 &&
          isGroup(chosen, group, calls, words.answeredDates);
        const ids = idsIn(group, calls, words.answeredDates);
        return (
          <button
            key={group}
            type="button"
            aria-pressed={isChosen}
            onClick={() => {
              setPressed(group);
              onChoose(isChosen ? [] : ids);
            }}
            className={chipStyles(isChosen)}
          >
            {groupNames[group]}
            <span className="num font-[620]">{ids.length}</span>
          </button>
        );
      })}
    </div>
  );
}
