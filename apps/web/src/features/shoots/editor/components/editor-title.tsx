import { useWatch } from 'react-hook-form';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** Sets the document title and the heading for screen readers. */
export function EditorTitle({ isNew }: { isNew: boolean }) {
  const { control } = useEditorFields();
  const title = useWatch({ control, name: 'title' }).trim();
  useDocumentTitle(title || 'New Shoot');
  return <h1 className="sr-only">{isNew ? 'New Shoot' : `Edit ${title || 'Shoot'}`}</h1>;
}
