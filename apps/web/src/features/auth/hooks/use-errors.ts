import type { RefObject } from 'react';
import { useRef, useState } from 'react';

interface Errors<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  of: (name: Name) => string | undefined;
  /** Shows what is wrong, and brings the first such field into focus. */
  show: (errors: Partial<Record<Name, string>>) => void;
  /** Once a field is changed, what was said about it no longer holds. */
  forget: (name: Name) => void;
}

/** What is wrong with the fields of a form, by their names. Put `form` on the form element. */
export function useErrors<Name extends string>(): Errors<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  return {
    form,
    of: (name) => errors[name],
    show: (next) => {
      setErrors(next);
      const inputs = form.current?.querySelectorAll('input') ?? [];
      [...inputs].find((input) => input.name in next)?.focus();
    },
    forget: (name) => setErrors(({ [name]: _, ...rest }) => rest as Partial<Record<Name, string>>),
  };
}
