import type { CommentReader } from '@lensemble/contract/comments';
import type { WrittenAt } from '@lensemble/contract/live';
import { pageSentence } from '@lensemble/messages/page-sentence';
import { commentWords } from '@lensemble/messages/web/comments';
import { ArrowUp } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { COMMENTS_FIELD } from '@/features/shoots/editor/live/writers.tsx';
import { nameOfPlace } from '@/features/shoots/editor/live/written-at.ts';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { useCommentDraft } from './comment-drafts.ts';
import { MentionField } from './mention-field.tsx';
import { mentionables, toStored, toTyped } from './mention-names.ts';

interface ComposerProps {
  /** Names where it is written, for the draft. */
  place: string;
  /** Where it is written on a reference, which others see. */
  at?: WrittenAt;
  members: readonly CommentReader[];
  label: string;
  placeholder?: string;
  /** The stored text that is edited. */
  initial?: string;
  /** Sends or saves. @throws ApiError if the server refuses */
  send: (text: string) => Promise<unknown>;
  /** What to say of a failure without a sentence. */
  failure: string;
  onDone?: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

const words = { everyone: commentWords('everyone'), former: commentWords('former') };

/** Where a comment is written. What was typed stays until it has been sent. */
export function Composer({
  place,
  at,
  members,
  label,
  placeholder,
  initial = '',
  send,
  failure,
  onDone,
  onCancel,
  autoFocus = false,
  ref,
}: ComposerProps) {
  const all = mentionables(members, words, initial);
  const start = toTyped(initial, all);
  const { typed, write, clear } = useCommentDraft(place, start);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const isEmpty = typed.trim() === '';

  const run = async () => {
    if (isEmpty || isPending) return;
    setPending(true);
    setError(undefined);
    try {
      await send(toStored(typed, all));
      clear();
      onDone?.();
    } catch (thrown) {
      const ofText = thrown instanceof ApiError ? thrown.fields.text : undefined;
      setError(ofText ?? sentenceOf(thrown, failure));
    } finally {
      setPending(false);
    }
  };
  const cancel =
    onCancel &&
    (() => {
      clear();
      onCancel();
    });

  return (
    <div
      data-fields={[COMMENTS_FIELD, place, ...(at ? [nameOfPlace(at)] : [])].join(' ')}
      className="grid gap-1.5"
    >
      <div className="flex items-end gap-2">
        <MentionField
          {...(ref && { ref })}
          value={typed}
          onChange={(text) => {
            setError(undefined);
            write(text);
          }}
          all={all}
          label={label}
          placeholder={placeholder}
          onSend={() => void run()}
          // A key that is easily pressed throws no text away.
          onEscape={typed === start ? cancel : undefined}
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : errorId}
          autoFocus={autoFocus}
        />
        {!onCancel && (
          <Button
            variant="primary"
            size="icon"
            pending={isPending}
            off={isEmpty}
            aria-label={commentWords('send')}
            onClick={() => void run()}
            className="max-md:size-target"
          >
            {!isPending && <ArrowUp aria-hidden />}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-danger-text text-xs [overflow-wrap:anywhere]">
          {pageSentence(error)}
        </p>
      )}
      {onCancel && (
        <div className="flex gap-2">
          <Button
            variant="primary"
            size="sm"
            pending={isPending}
            off={isEmpty}
            onClick={() => void run()}
            className="max-md:h-target"
          >
            {initial === '' ? commentWords('send') : commentWords('save')}
          </Button>
          <Button variant="ghost" size="sm" onClick={cancel} className="max-md:h-target">
            {commentWords('cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
