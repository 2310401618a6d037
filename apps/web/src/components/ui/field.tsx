import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { Label } from './label.tsx';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** What a control inside a Field must carry; an empty object outside one. */
export function useField(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  /** Read out with the control, below it. */
  hint?: ReactNode;
  /** Replaces nothing: shown above the hint, and marks the control as invalid. */
  error?: string | undefined;
  /** Something at the end of the label's line, e.g. a link. */
  aside?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error as one; Input, Textarea, Select and Switch inside find their wiring by themselves. */
export function Field({
  label,
  hint,
  error,
  aside,
  required,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const wiring: FieldWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <div
        className={cn(
          'flex items-baseline justify-between gap-2',
          hideLabel && !aside && 'sr-only',
        )}
      >
        <Label htmlFor={id} id={`${id}-label`} className={cn(hideLabel && 'sr-only')}>
          {label}
        </Label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-danger-text text-xs [overflow-wrap:anywhere]"
        >
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-ink-3 text-xs [overflow-wrap:anywhere]">
          {hint}
        </div>
      )}
    </div>
  );
}
