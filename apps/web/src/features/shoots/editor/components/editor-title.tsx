import { editorWords } from '@lensemble/messages/web/editor';
import { useWatch } from 'react-hook-form';
import { useDocumentTitle } from '@/components/page-header.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';

/** Sets the document title and the heading for screen readers. */
export function EditorTitle({ isNew }: { isNew: boolean }) {
  const { control } = useEditorFields();
  const title = useWatch({ control, name: 'title' }).trim();
  useDocumentTitle(title || editorWords('newShoot'));
  const edited = title ? editorWords('edit', { title }) : editorWords('editUntitled');
  return <h1 className="sr-only">{isNew ? editorWords('newShoot') : edited}</h1>;
}
