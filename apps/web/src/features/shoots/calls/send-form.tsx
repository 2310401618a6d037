import type { ParticipantCall } from '@lensemble/contract/calls';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { SendPanes } from '@/components/mail-preview/send-panes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { useSendCalls } from '@/features/shoots/api/call-sending.ts';
import { anchorOf } from '@/features/shoots/editor/section-bar/section-ids.ts';
import { showSection } from '@/features/shoots/editor/section-bar/show-section.ts';
import { cn } from '@/lib/cn.ts';
import { useLineDraft } from '@/lib/session/line-draft.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import type { SendingWords } from './asked-words.ts';
import { EmailPreview } from './email-preview.tsx';
import { PdfSwitch } from './pdf-switch.tsx';
import { idsIn, whyNoOne, withoutSender } from './send-groups.ts';
import { SendLine } from './send-line.tsx';
import { SendList } from './send-list.tsx';
import { tellNotSent, tellSent } from './tell-sent.ts';

interface SendFormProps {
  shoot: ShootDetail;
  calls: readonly ParticipantCall[];
  words: SendingWords;
  onClose: () => void;
}

/** The sentence that says how many get an email, or why Send is disabled. */
const FOR_WHOM = 'send-for-whom';

export function SendForm({ shoot, calls, words, onClose }: SendFormProps) {
  const { id, participants } = shoot;
  /** Null until the user chooses, so that new answers change what is suggested. */
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [line, setLine] = useLineDraft(id);
  const [attachPdf, setAttachPdf] = useState(false);
  const send = useSendCalls(id);
  const able = idsIn('everyone', calls);
  const chosen = picked
    ? picked.filter((each) => able.includes(each))
    : withoutSender(idsIn('unsent', calls, words.answeredDates), participants, calls);
  const showCrew = useShowCrew(id);
  const submit = async () => {
    try {
      const answer = await send.mutateAsync({ participantIds: [...chosen], line, attachPdf });
      tellSent(answer, participants, words, showCrew);
      setLine('');
      onClose();
    } catch (error) {
      tellNotSent(error, words);
    }
  };
  const reasons: Readonly<Record<ReturnType<typeof whyNoOne>, string>> = {
    noneCan: callSendingWords('noneCan'),
    allHave: words.allHave,
    nonePicked: callSendingWords('nonePicked'),
  };
  return (
    <>
      <SendPanes
        title={words.title}
        who={
          <>
            <MailOffNote />
            <SendList {...{ shoot, calls, chosen, words }} onChoose={setPicked} />
            <SendLine line={line} onChange={setLine} />
            {words.answeredDates === null && (
              <PdfSwitch shoot={shoot} checked={attachPdf} onChange={setAttachPdf} />
            )}
          </>
        }
        email={<EmailPreview {...{ shoot, chosen, line, attachPdf }} canSend={able.length > 0} />}
      />
      <DialogFooter className="items-center">
        <p
          id={FOR_WHOM}
          role="status"
          className={cn(
            'mr-auto text-ink-3',
            chosen.length > 0 ? 'max-md:hidden' : 'max-md:w-full',
          )}
        >
          {chosen.length > 0
            ? callSendingWords('emails', { count: chosen.length })
            : reasons[whyNoOne(calls, words.answeredDates)]}
        </p>
        <Button variant="ghost" onClick={onClose}>
          {callSendingWords('cancel')}
        </Button>
        <Button
          variant={sendsMail() ? 'primary' : 'line'}
          disabled={chosen.length === 0}
          aria-describedby={FOR_WHOM}
          pending={send.isPending}
          onClick={() => void submit()}
        >
          {!send.isPending && <Send aria-hidden />}
          {callSendingWords('send', { count: chosen.length })}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Shows who was sent the call sheet, also if the user has gone elsewhere meanwhile. */
function useShowCrew(shootId: string) {
  const navigate = useNavigate();
  const { id: hash } = anchorOf('crew');
  return () =>
    void navigate({
      ...{ to: '/shoots/$id', params: { id: shootId }, search: true, hash },
      ...{ resetScroll: false, hashScrollIntoView: false },
    }).then(() => showSection(hash));
}
