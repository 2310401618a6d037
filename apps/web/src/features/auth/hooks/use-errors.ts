import { type RefObject, useRef, useState } from 'react';

interface Errors<Name extends string> {
  form: RefObject<HTMLFormElement | null>;
  of: (name: Name) => string | undefined;
  /** Why the form was refused, if no field explains it. */
  refusal: string | undefined;
  show: (errors: Partial<Record<Name, string>>, refusal?: string) => void;
  forget: (name: Name) => void;
}

/** The errors of a form's fields, by name. Put `form` on the form element. */
export function useErrors<Name extends string>(): Errors<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  return {
    form,
    refusal,
    of: (name) => errors[name],
    show: (next, reason) => {
      setErrors(next);
      setRefusal(Object.keys(next).length === 0 ? reason : undefined);
      const inputs = form.current?.querySelectorAll('input') ?? [];
      [...inputs].find((input) => input.name in next)?.focus();
    },
    forget: (name) => setErrors(({ [name]: _, ...rest }) => rest as Partial<Record<Name, string>>),
  };
}
