import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { ItemField } from '../lib/item-values.ts';

interface TextFieldProps extends ComponentProps<typeof Input> {
  name: ItemField;
  label: string;
  hint?: ReactNode;
  className?: string;
  suggestions?: readonly string[];
}

export function useFieldError(name: ItemField): string | undefined {
  const { errors } = useFormState({ name });
  const message = errors[name]?.message ?? errors[name]?.root?.message;
  return typeof message === 'string' ? message : undefined;
}

export function TextField({
  name,
  label,
  hint,
  className,
  required = false,
  suggestions,
  ...props
}: TextFieldProps) {
  const { register } = useFormContext();
  const list = suggestions?.length ? `suggestions-${name}` : undefined;
  const isNumber = props.type === 'number';
  return (
    <Field
      label={label}
      hint={hint}
      error={useFieldError(name)}
      required={required}
      {...(className ? { className } : {})}
    >
      <Input
        list={list}
        autoComplete="off"
        {...register(name, { valueAsNumber: isNumber })}
        {...props}
      />
      {list && (
        <datalist id={list}>
          {suggestions?.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

interface LongTextFieldProps {
  name: ItemField;
  label: string;
  className?: string;
}

export function LongTextField({ name, label, className = '' }: LongTextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} error={useFieldError(name)} className={className}>
      <Textarea rows={3} {...register(name)} />
    </Field>
  );
}
