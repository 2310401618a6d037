import { TITLE_MAX } from '@lensemble/contract/constants';
import { editorWords } from '@lensemble/messages/web/editor';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { ErrorText } from './error-text.tsx';
import { RemainingCharacters } from './remaining-characters.tsx';

/** The title, in a text area that wraps. Enter saves instead of adding a line. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'title' });
  const { error } = fieldState;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div>
      <Textarea
        {...field}
        rows={1}
        aria-label={editorWords('title')}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'title-error' : undefined}
        placeholder={editorWords('nameThis')}
        autoComplete="off"
        // A new shoot starts with its title.
        autoFocus={autoFocus}
        onChange={(event) => field.onChange(event.target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={onKeyDown}
        // The line below it is as wide as the words, where the browser can.
        className="display min-h-target min-w-64 max-w-full tight:min-w-0 supports-[field-sizing:content]:w-auto resize-none overflow-hidden rounded-none border-0 border-b bg-transparent p-0 pb-1.5 text-2xl leading-tight focus-visible:rounded-xs focus:outline-offset-6"
      />
      <ErrorText id="title-error">{error?.message}</ErrorText>
      <RemainingCharacters name="title" max={TITLE_MAX} />
    </div>
  );
}
