import type { ParticipantCall } from '@lensemble/contract/calls';
import { formatTime } from '@lensemble/contract/clock';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { shootCallsWords } from '@lensemble/messages/web/shoot-calls';
import { CallWords } from '@/features/shoots/calls/call-words.tsx';
import { LinkMenu } from '@/features/shoots/calls/link-menu.tsx';
import { agreedTime } from '@/features/shoots/editor/lib/crew-calls.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { roleName } from '@/lib/words/role-names.ts';

interface RowProps {
  /** Null for a new shoot. */
  shoot: ShootDetail | null;
  participant: FormParticipant;
  name: string;
  /** Undefined before the participant is saved. */
  stored: ShootDetail['participants'][number] | undefined;
  /** Undefined while it is not known. */
  call: ParticipantCall | undefined;
  /** In the form. */
  shootTime: string | null;
}

const arrivalOf = (callTime: string | null, shootTime: string | null) => callTime ?? shootTime;

/** What the team knows of a participant, with the menu of the personal link. */
export function RowCall({ shoot, name, stored, call }: RowProps) {
  if (!shoot) return null;
  if (!stored) {
    return <p className="ml-auto text-ink-3 text-xs">{shootCallsWords('noLinkYet')}</p>;
  }
  if (!call) return null;
  const arrival = arrivalOf(stored.callTime, shoot.time);
  const detail = [roleName(stored.role), ...(arrival ? [formatTime(arrival)] : [])];
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1">
      <CallWords call={call} />
      <LinkMenu shootId={shoot.id} call={call} name={name} detail={joinWithCommas(detail)} />
    </div>
  );
}

/** The note of the answer, and that the time in the form would ask the participant again. */
export function RowAnswer({ shoot, participant, name, stored, call, shootTime }: RowProps) {
  if (!shoot || !stored || !call) return null;
  const note = call.answer?.note;
  const before = arrivalOf(stored.callTime, shoot.time);
  const agreed = agreedTime(call, before, arrivalOf(participant.callTime, shootTime));
  const said = agreed && { name, time: formatTime(agreed) };
  return (
    <>
      {note && (
        <p
          dir="auto"
          className="wrap-anywhere mt-1 ml-11 border-line-strong border-l-2 pl-2.5 text-ink-2 leading-snug"
        >
          {note}
        </p>
      )}
      {said && (
        <p role="status" className="mt-1 ml-11 text-ink-3 text-xs">
          {call.state === 'yes'
            ? shootCallsWords('saidYesTo', said)
            : shootCallsWords('saidMaybeTo', said)}
        </p>
      )}
    </>
  );
}
