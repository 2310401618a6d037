import { nudgingSkip, sendingSkip } from '@lensemble/contract/call-sending';
import type { ParticipantCall } from '@lensemble/contract/calls';
import { formatTime } from '@lensemble/contract/clock';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { pageLocale } from '@lensemble/messages/page-language';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { BellRing, Check } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { focusBeside } from '@/components/ui/focus-beside.ts';
import { cn } from '@/lib/cn.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { roleName } from '@/lib/words/role-names.ts';
import { CallAvatar } from './call-avatar.tsx';
import { LinkButtons } from './link-buttons.tsx';
import { LinkMenu } from './link-menu.tsx';
import { standingWords } from './sending-words.ts';

interface SendRowProps {
  shoot: Pick<ShootDetail, 'id' | 'time'>;
  participant: ShootDetail['participants'][number];
  call: ParticipantCall;
  hasAnsweredDates: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onNudge: () => void;
}

export function SendRow(props: SendRowProps) {
  const { participant, call, hasAnsweredDates, isChosen, onToggle } = props;
  const { name, avatarUrl } = participant;
  const isAble = sendingSkip(call) === undefined;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-line py-1.5 [li+&]:border-t">
      <label
        className={cn(
          'relative flex min-w-0 flex-1 items-center gap-3.5 self-stretch',
          isAble && 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isAble}
          onChange={onToggle}
          aria-label={callSendingWords('sendTo', { name })}
          className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        />
        <Tick />
        <CallAvatar
          name={name}
          src={avatarUrl && imageVariant(avatarUrl, 'small')}
          state={call.state}
        />
        <span className="min-w-0">
          <b dir="auto" className="block truncate font-[560] text-base leading-snug">
            {name}
          </b>
          <span className="wrap-anywhere block text-ink-2">
            {hasAnsweredDates ? callSendingWords('datesAnswered') : standingWords(call)}
          </span>
        </span>
      </label>
      <Actions {...props} />
    </li>
  );
}

function Tick() {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-[5px] border-[1.5px] border-line-field peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-on peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-disabled:opacity-50 [&_svg]:invisible peer-checked:[&_svg]:visible"
    >
      <Check className="size-3.5" strokeWidth={3} />
    </span>
  );
}

/** A nudge stands out where there is nothing new to send. */
function Actions({ shoot, participant, call, hasAnsweredDates, onNudge }: SendRowProps) {
  const { name } = participant;
  const detail = detailOf(shoot, participant);
  const params = { id: shoot.id, participantId: participant.id };
  const links = <LinkButtons {...{ params, name, detail }} />;
  if (call.mailbox === 'none' || call.mailbox === 'unsubscribed') return links;
  const canNudge =
    !hasAnsweredDates && call.isPlanSent && nudgingSkip(call, new Date()) === undefined;
  return (
    <>
      {!sendsMail() && !call.isOff && <div className="max-md:order-1 max-md:w-full">{links}</div>}
      {/* The focus returns here after a nudge. */}
      <div tabIndex={-1} className="flex items-center gap-1 outline-none">
        {canNudge && (
          <Button
            ref={focusBeside}
            size="sm"
            onClick={onNudge}
            aria-label={callSendingWords('nudgeName', { name })}
            className="max-md:w-target max-md:px-0"
          >
            <BellRing aria-hidden />
            <span className="max-md:sr-only">{callSendingWords('nudge')}</span>
          </Button>
        )}
        <LinkMenu shootId={shoot.id} {...{ call, name, detail }} />
      </div>
    </>
  );
}

/** The role, and when to arrive. */
function detailOf(
  { time }: SendRowProps['shoot'],
  { role, callTime }: SendRowProps['participant'],
): string {
  const arrival = callTime ?? time;
  if (arrival === null) return roleName(role);
  const moment = formatTime(arrival, pageLocale);
  return callSendingWords('at', { state: roleName(role), moment });
}
