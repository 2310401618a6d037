import { pageSentence } from '@lensemble/messages/page-sentence';
import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cn } from '@/lib/cn.ts';
import { Label } from './label.tsx';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes for a control inside a Field; empty outside of one. */
export function useField(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown above the hint. It also marks the control as invalid. */
  error?: string | undefined;
  aside?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error. Input, Textarea, Select and Switch inside connect themselves to it. */
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
          {pageSentence(error)}
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
