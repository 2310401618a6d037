import { DESCRIPTION_MAX } from '@lensemble/contract/constants';
import { editorWords } from '@lensemble/messages/web/editor';
import { useFormState } from 'react-hook-form';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { ErrorText } from './error-text.tsx';
import { RemainingCharacters } from './remaining-characters.tsx';
import { Section } from './section.tsx';

export function DescriptionSection() {
  const { control, register } = useEditorFields();
  const { errors } = useFormState({ control, name: 'description' });
  const error = errors.description;
  return (
    <Section
      title={editorWords('description')}
      className="print:has-[textarea:placeholder-shown]:hidden"
    >
      {(headingId) => (
        <>
          <Textarea
            {...register('description')}
            rows={4}
            aria-labelledby={headingId}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'description-error' : undefined}
            placeholder={editorWords('describe')}
            className="min-h-26 text-base"
          />
          <ErrorText id="description-error">{error?.message}</ErrorText>
          <RemainingCharacters name="description" max={DESCRIPTION_MAX} />
        </>
      )}
    </Section>
  );
}
