import { editorWords } from '@lensemble/messages/web/editor';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { cn } from '@/lib/cn.ts';

/** The share of the limit from which the count is shown. */
const NEAR = 0.9;

export function RemainingCharacters({ name, max }: { name: 'title' | 'description'; max: number }) {
  const { control } = useEditorFields();
  const { length } = useWatch({ control, name });
  if (length < max * NEAR) return null;
  const left = max - length;
  return (
    <p className={cn('num mt-1 text-xs', left < 0 ? 'text-danger-text' : 'text-ink-3')}>
      {left < 0 ? editorWords('tooMany', { count: -left }) : editorWords('left', { count: left })}
    </p>
  );
}
