import { editorInstagramWords } from '@lensemble/messages/web/editor-instagram';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { ErrorText } from '../components/error-text.tsx';
import { Section } from '../components/section.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { addLink } from '../lib/instagram-links.ts';
import { InstagramLink } from './instagram-link.tsx';

export function InstagramSection() {
  const { control, setError, clearErrors, setFocus } = useEditorFields();
  const links = useController({ control, name: 'instagramLinks' });
  const draft = useController({ control, name: 'linkDraft' });

  const add = () => {
    const added = addLink(links.field.value, draft.field.value);
    if (added && 'error' in added) {
      setError('linkDraft', { type: 'rule', message: added.error }, { shouldFocus: true });
      return;
    }
    if (added) links.field.onChange(added.links);
    draft.field.onChange('');
    clearErrors('linkDraft');
    setFocus('linkDraft');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  const remove = (link: string) => {
    links.field.onChange(links.field.value.filter((other) => other !== link));
    setFocus('linkDraft');
  };

  return (
    <Section title={editorInstagramWords('title')} empty={links.field.value.length === 0}>
      {() => (
        <>
          <div className="flex items-start gap-2 print:hidden">
            <Field
              label={editorInstagramWords('link')}
              hideLabel
              error={draft.fieldState.error?.message}
              className="flex-1"
            >
              <Input
                {...draft.field}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://www.instagram.com/p/…"
                onKeyDown={onKeyDown}
                onChange={(event) => {
                  draft.field.onChange(event);
                  clearErrors('linkDraft');
                }}
              />
            </Field>
            <Button onClick={add}>
              <Plus aria-hidden />
              {editorInstagramWords('add')}
            </Button>
          </div>
          <ErrorText>{links.fieldState.error?.message}</ErrorText>
          {links.field.value.length > 0 && (
            <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.375rem),1fr))] items-start gap-3">
              {links.field.value.map((link) => (
                <InstagramLink key={link} link={link} onRemove={() => remove(link)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  );
}
