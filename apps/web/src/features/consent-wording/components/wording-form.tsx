import type { ConsentUse, ConsentWording } from '@lensemble/contract/consent-wording';
import { CONSENT_TEXT_MAX, CONSENT_USES_MAX } from '@lensemble/contract/constants';
import { wordingWords } from '@lensemble/messages/web/consent-wording';
import { Lock, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { HeldConflict } from '@/components/conflict/held-conflict.tsx';
import { NewerValue } from '@/components/conflict/newer-value.tsx';
import { useHeldFields } from '@/components/conflict/use-held-fields.ts';
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
  readonly [name: string]: unknown;
  readonly text: string;
  readonly uses: readonly ConsentUse[];
}

/** What people are asked to agree to. Each save adds a version. */
export function WordingForm({ wording }: { wording: ConsentWording | null }) {
  const [blank] = useState<Draft>(() => ({
    text: '',
    uses: [{ id: randomId(), name: '', about: null }],
  }));
  const add = useAddWording();
  const form = useHeldFields<ConsentWording | null, Draft>({
    stored: wording,
    fieldsOf: (stored) => (stored ? { text: stored.text, uses: stored.uses } : blank),
    send: async ({ text, uses }, onto) => {
      const body = { text, uses: [...uses], basedOn: onto?.version ?? 0 };
      return (await add.mutateAsync(body)).wording;
    },
    onSent: (stored) =>
      void toast({ title: wordingWords('saved', { version: String(stored?.version ?? 1) }) }),
    onFailed: (error) => toastError(sentenceOf(error, wordingWords('failed'))),
  });
  const { values, saved, isDirty, isSaving } = form;
  const { text, uses } = values;
  const fields = add.error instanceof ApiError ? add.error.fields : {};
  const version = wording?.version ?? 0;
  const next = String(version + 1);
  const setUses = (list: readonly ConsentUse[]) => form.write('uses', list);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void form.save();
  };
  const beside = (name: 'text' | 'uses') =>
    form.beside.includes(name) && (
      <NewerValue
        label={wordingWords(name)}
        text={draftText(saved, name)}
        onUseTheirs={() => form.takeTheirs(name)}
        onKeepMine={() => form.keepMine(name)}
      />
    );
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <UnsavedChanges dirty={isDirty} description={wordingWords('unsaved')} />
      <div>
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
            onChange={({ target }) => form.write('text', target.value)}
            {...form.focusOf('text')}
          />
        </Field>
        {beside('text')}
      </div>
      <fieldset className="grid gap-2" {...form.focusOf('uses')}>
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
        {beside('uses')}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        {wording && wording.signed > 0 && (
          <p className="flex min-w-0 flex-1 items-start gap-1.5 text-ink-3 text-xs">
            <Lock className="mt-0.5 size-3.5 shrink-0" aria-hidden />
            {wordingWords('signed', { count: wording.signed, version: String(version), next })}
          </p>
        )}
        <Button type="submit" variant="primary" pending={isSaving} off={!isDirty}>
          {wordingWords('save', { version: next })}
        </Button>
      </div>
      {form.isAsking && (
        <HeldConflict
          title={wordingWords('conflict')}
          rows={form.clashes.map((name) => ({
            key: name,
            label: wordingWords(name as 'text' | 'uses'),
            name: wordingWords(name === 'text' ? 'theText' : 'theUses'),
            mine: { words: draftText(values, name) },
            theirs: { words: draftText(saved, name) },
          }))}
          savedAt={wording?.createdAt ?? ''}
          decide={form.decide}
          onClose={form.stopAsking}
        />
      )}
    </form>
  );
}

const draftText = ({ text, uses }: Draft, name: string): string =>
  name === 'text'
    ? text
    : uses.map((use) => [use.name, use.about].filter(Boolean).join(': ')).join('\n');
