import { editorWords } from '@lensemble/messages/web/editor';
import { WandSparkles } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { titleFromCostumes } from '@/features/shoots/editor/lib/title-from-costumes.ts';

/** Suggests the title made from the costumes if the current one differs. */
export function TitleSuggestion() {
  const { control, setValue, setFocus } = useEditorFields();
  const [title, costumeIds] = useWatch({ control, name: ['title', 'costumeIds'] });
  const { nameOf } = useEditorItems();
  const suggestion = titleFromCostumes(costumeIds.map((id) => nameOf('costumes', id)));
  if (!suggestion || suggestion === title.trim()) return null;
  const use = () => {
    setValue('title', suggestion, { shouldDirty: true, shouldValidate: true });
    setFocus('title');
  };
  return (
    <p className="-mt-1 mb-4 flex print:hidden min-w-0 items-center gap-2 text-ink-2 md:mb-5">
      <WandSparkles className="size-4 shrink-0 text-ink-3" aria-hidden />
      <span dir="auto" className="truncate">
        {suggestion}
      </span>
      <button
        type="button"
        onClick={use}
        className="shrink-0 rounded-xs font-[560] text-accent-text underline-offset-3 hover:underline max-md:min-h-target"
      >
        {editorWords('useTitle')}
      </button>
    </p>
  );
}
