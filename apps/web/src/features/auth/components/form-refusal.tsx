import { TriangleAlert } from 'lucide-react';

interface FormRefusalProps {
  id: string;
  children: string | undefined;
}

/** Why the server refused a form. Not announced, because a toast says the same. Describe the form's button with `id`. */
export function FormRefusal({ id, children }: FormRefusalProps) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-danger-text text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {children}
    </p>
  );
}
