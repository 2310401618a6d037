import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { Button } from './ui/button.tsx';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

interface LineFormProps {
  label: string;
  hint?: ReactNode;
  /** What the body calls it: the server's word about it is shown here. */
  name: string;
  /** What it starts from; sending that unchanged makes no sense, and is not offered. */
  initial?: string;
  schema: z.ZodType<string, string>;
  action: ReactNode;
  pendingAction?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /**
   * Rejects where the server refuses; who called tells about it, except for what is wrong with the field. `false` means
   * that nothing was sent.
   */
  onSubmit: (value: string) => Promise<unknown>;
  /** Hears whether anything is typed. */
  onTyped?: (isTyped: boolean) => void;
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
  >;
}

/** One field with its button beside it. It is empty again once what was typed is sent, unless it started from something. */
export function LineForm({
  label,
  hint,
  name,
  initial = '',
  schema,
  action,
  pendingAction,
  variant = 'line',
  onSubmit,
  onTyped,
  input,
}: LineFormProps) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  // What is rendered comes too late for the second of two quick presses.
  const isSending = useRef(false);
  const [startedFrom, setStartedFrom] = useState(initial);
  if (startedFrom !== initial) {
    setStartedFrom(initial);
    // What somebody else has stored meanwhile is shown, unless it is being typed over.
    if (value === startedFrom) setValue(initial);
  }
  const type = (next: string) => {
    setValue(next);
    setError(undefined);
    onTyped?.(next.trim() !== initial && next.trim() !== '');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const checked = schema.safeParse(value);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    isSending.current = true;
    setPending(true);
    try {
      if ((await onSubmit(checked.data)) === false) return;
      setValue(initial === '' ? '' : checked.data);
      onTyped?.(false);
    } catch (refusal) {
      setError(refusal instanceof ApiError ? refusal.fields[name] : undefined);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  const isEmpty = value.trim() === '' || value.trim() === initial;
  return (
    <form onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={error}>
        <div className="flex gap-2 tight:flex-wrap">
          <Input
            {...input}
            name={name}
            value={value}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit" variant={variant} pending={pending} disabled={isEmpty}>
            {pending && pendingAction ? pendingAction : action}
          </Button>
        </div>
      </Field>
    </form>
  );
}
