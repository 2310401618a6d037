import { type ReactNode, useState } from 'react';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';

interface QuestionWords {
  readonly title: string;
  readonly effect: string;
  readonly action: string;
}

interface MailQuestion {
  /** Asks whether these participants should get an email. */
  readonly ask: (participantIds: readonly string[]) => void;
  /** To be rendered by the caller. */
  readonly question: ReactNode;
}

/**
 * No single tap sends an email: it opens a question that names who gets one.
 * @param wordsFor participants, by id
 * @param send resolves to whether they were sent; otherwise the question stays open
 */
export function useMailQuestion(
  wordsFor: (participantIds: readonly string[]) => QuestionWords,
  send: (participantIds: string[]) => Promise<boolean>,
  isPending: boolean,
): MailQuestion {
  // Kept while the question fades out.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { title, effect, action } = wordsFor(asked);
  const ask = (participantIds: readonly string[]) => {
    setAsked(participantIds);
    setAsking(true);
  };
  const confirm = async () => {
    if (await send([...asked])) setAsking(false);
  };
  const question = (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={title}
      description={effect}
      action={action}
      pending={isPending}
      destructive={false}
      onConfirm={() => void confirm()}
    >
      <MailOffNote />
    </AlertDialog>
  );
  return { ask, question };
}
