import { pageSentence } from '@lensemble/messages/page-sentence';
import { TriangleAlert } from 'lucide-react';

/** The error of a field. Link it to the field with `aria-describedby`. */
export function ErrorText({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 text-danger-text text-sm">
      <TriangleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden />
      {pageSentence(children)}
    </p>
  );
}
