import { useWatch } from 'react-hook-form';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** Names the document after the shoot, and the screen for those who hear it. */
export function EditorTitle({ isNew }: { isNew: boolean }) {
  const { control } = useEditorFields();
  const title = useWatch({ control, name: 'title' }).trim();
  useDocumentTitle(title || 'New Shoot');
  return <h1 className="sr-only">{isNew ? 'New Shoot' : `Edit ${title || 'Shoot'}`}</h1>;
}
