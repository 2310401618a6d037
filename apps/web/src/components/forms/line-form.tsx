import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '@/lib/calls/api.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface LineFormProps {
  label: string;
  hint?: ReactNode;
  /** The field's key in the request body. The server's error for this key is shown here. */
  name: string;
  /** The value to edit. It cannot be submitted unchanged. */
  initial?: string;
  schema: z.ZodType<string, string>;
  action: ReactNode;
  pendingAction?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /**
   * Rejects if the server refuses the value. The caller reports the error, except for errors of this field. `false`
   * means that nothing was sent.
   */
  onSubmit: (value: string) => Promise<unknown>;
  /** Called with whether the field holds a value other than `initial`. */
  onTyped?: (isTyped: boolean) => void;
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'placeholder' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
  >;
}

/** One field with a button. After submitting, the field is cleared, unless it edits an initial value. */
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
  // A ref, because state is too late for the second of two quick clicks.
  const isSending = useRef(false);
  const [startedFrom, setStartedFrom] = useState(initial);
  if (startedFrom !== initial) {
    setStartedFrom(initial);
    // Show the new initial value unless the user has changed the old one.
    if (value === startedFrom) setValue(initial);
  }
  const type = (next: string) => {
    setValue(next);
    setError(undefined);
    onTyped?.(next.trim() !== initial && next.trim() !== '');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event of a form in a dialog to a form around the dialog.
    event.stopPropagation();
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

  const isUnchanged = initial !== '' && value.trim() === initial;
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
          <Button type="submit" variant={variant} pending={pending} off={isUnchanged}>
            {pending && pendingAction ? pendingAction : action}
          </Button>
        </div>
      </Field>
    </form>
  );
}
