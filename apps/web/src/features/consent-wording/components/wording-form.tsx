import type { ConsentUse, ConsentWording } from '@lensemble/contract/consent-wording';
import { CONSENT_TEXT_MAX, CONSENT_USES_MAX } from '@lensemble/contract/constants';
import { wordingWords } from '@lensemble/messages/web/consent-wording';
import { Lock, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { UnsavedChanges } from '@/components/forms/unsaved-changes.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { randomId } from '@/lib/calls/random-key.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { useAddWording } from '../api/consent-wording.ts';
import { UseFields } from './use-fields.tsx';

const BRACES = '{shoot}, {date}, {name}';

interface Draft {
  readonly text: string;
  readonly uses: readonly ConsentUse[];
}

const draftOf = (wording: ConsentWording | null): Draft => ({
  text: wording?.text ?? '',
  uses: wording?.uses ?? [{ id: randomId(), name: '', about: null }],
});

/** What is typed stays when another member saves a newer version. */
export function WordingForm({ wording }: { wording: ConsentWording | null }) {
  const [draft, setDraft] = useState(() => draftOf(wording));
  const { text, uses } = draft;
  const [saved, setSaved] = useState(() => JSON.stringify(draft));
  const add = useAddWording();
  const fields = add.error instanceof ApiError ? add.error.fields : {};
  const version = wording?.version ?? 0;
  const next = String(version + 1);
  const isDirty = JSON.stringify(draft) !== saved;
  const setUses = (list: readonly ConsentUse[]) => setDraft({ ...draft, uses: list });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      { text, uses: [...uses], basedOn: version },
      {
        onSuccess: ({ wording: stored }) => {
          setSaved(JSON.stringify(draft));
          toast({ title: wordingWords('saved', { version: String(stored.version) }) });
        },
        onError: (error) => toastError(sentenceOf(error, wordingWords('failed'))),
      },
    );
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <UnsavedChanges dirty={isDirty} description={wordingWords('unsaved')} />
      <Field
        label={wordingWords('text')}
        error={fields.text}
        hint={wordingWords('textHint', { braces: BRACES })}
      >
        <Textarea
          dir="auto"
          rows={7}
          maxLength={CONSENT_TEXT_MAX}
          value={text}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-[560] text-sm">{wordingWords('uses')}</legend>
        {uses.map((use, index) => (
          <UseFields
            key={use.id}
            use={use}
            number={index + 1}
            error={fields[`uses.${index}.name`]}
            onChange={(changed) =>
              setUses(uses.map((each) => (each.id === use.id ? changed : each)))
            }
            onRemove={
              uses.length > 1 ? () => setUses(uses.filter((each) => each !== use)) : undefined
            }
          />
        ))}
        {fields.uses && (
          <p role="alert" className="text-danger-text text-sm">
            {fields.uses}
          </p>
        )}
        {uses.length < CONSENT_USES_MAX && (
          <Button
            className="justify-self-start"
            onClick={() => setUses([...uses, { id: randomId(), name: '', about: null }])}
          >
            <Plus aria-hidden />
            {wordingWords('addUse')}
          </Button>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        {wording && wording.signed > 0 && (
          <p className="flex min-w-0 flex-1 items-start gap-1.5 text-ink-3 text-xs">
            <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden />
            {wordingWords('signed', { count: wording.signed, version: String(version), next })}
          </p>
        )}
        <Button type="submit" variant="primary" pending={add.isPending} disabled={!isDirty}>
          {wordingWords('save', { version: next })}
        </Button>
      </div>
    </form>
  );
}
