import { creditWords } from '@lensemble/messages/web/editor-credits';
import { Copy, Info, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { copyText } from '@/lib/browser/copy-text.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

interface CaptionProps {
  text: string;
  /** The names that it leaves out. */
  hidden: readonly string[];
}

async function copy(text: string) {
  if (await copyText(text)) toast({ title: creditWords('copied') });
  else toastError(creditWords('copyFailed'));
}

/** The caption, which can be edited before it is copied. An edited one stays until its changes are undone. */
export function Caption({ text, hidden }: CaptionProps) {
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <div className="grid min-w-0 gap-2.5">
      {edited === null ? (
        <p
          dir="auto"
          className="wrap-anywhere select-text whitespace-pre-wrap rounded-lg border border-line bg-well p-3.5"
        >
          {text}
        </p>
      ) : (
        <Textarea
          autoFocus
          dir="auto"
          rows={Math.min(16, edited.split('\n').length + 1)}
          aria-label={creditWords('caption')}
          value={edited}
          onChange={({ target }) => setEdited(target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button variant="primary" className="flex-1" onClick={() => copy(edited ?? text)}>
          <Copy aria-hidden />
          {creditWords('copy')}
        </Button>
        {edited === null ? (
          <Button size="icon" aria-label={creditWords('edit')} onClick={() => setEdited(text)}>
            <Pencil aria-hidden />
          </Button>
        ) : (
          <Button onClick={() => setEdited(null)}>{creditWords('reset')}</Button>
        )}
      </div>
      {hidden.length > 0 && (
        <p className="flex items-start gap-1.5 text-ink-3 text-xs">
          <Info className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {creditWords('askedNotNamed', { names: joinWithCommas(hidden), count: hidden.length })}
        </p>
      )}
    </div>
  );
}
