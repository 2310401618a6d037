import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { AddMenu } from '@/components/add-menu/add-menu.tsx';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { ErrorText } from '@/features/shoots/editor/components/error-text.tsx';
import { Section } from '@/features/shoots/editor/components/section.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { CostumeCard } from './costume-card.tsx';
import { CostumeTodos } from './costume-todos.tsx';
import { adds } from './keep-focus.ts';
import { useCostumes } from './use-costumes.ts';
import { useLinkMenu } from './use-link-menu.ts';

export function CostumesSection() {
  const { control } = useEditorFields();
  const { field, fieldState } = useController({ control, name: 'costumeIds' });
  const { faces, nameOf } = useEditorItems();
  const busy = useBusy();
  const { add, addCreated, remove, edit } = useCostumes();
  const menu = useLinkMenu({ kind: 'costumes', chosen: field.value, add, addCreated });
  return (
    <Section
      title={editorLinksWords('costumes')}
      count={field.value.length}
      place="costumes"
      empty={field.value.length === 0}
    >
      {(headingId) => (
        <>
          <ul
            aria-labelledby={headingId}
            className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))] md:gap-3"
          >
            {field.value.map((id) => (
              <CostumeCard
                key={id}
                face={faces.costumes.get(id)}
                name={nameOf('costumes', id)}
                onOpen={() => edit(id)}
                onRemove={() => remove(id)}
                busy={busy?.noteOf('costumes', id)}
              />
            ))}
            <li className="print:hidden">
              <AddMenu
                {...menu}
                placeholder={editorLinksWords('findCostume')}
                emptyText={editorLinksWords('noCostumes')}
              >
                <button
                  {...adds}
                  type="button"
                  className={`${tileStyles} ${field.value.length > 0 ? 'aspect-[4/4.6] h-full' : 'min-h-30'}`}
                >
                  <Plus className="size-5 text-ink-3" aria-hidden />
                  <span>
                    <span aria-hidden>{editorLinksWords('add')}</span>
                    <span className="sr-only">{editorLinksWords('addCostumes')}</span>
                  </span>
                  <small className="text-ink-3 text-xs">{editorLinksWords('chooseOrCreate')}</small>
                </button>
              </AddMenu>
            </li>
          </ul>
          <CostumeTodos className="mt-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]" />
          <ErrorText>{fieldState.error?.message}</ErrorText>
        </>
      )}
    </Section>
  );
}

const tileStyles =
  'grid w-full place-content-center justify-items-center gap-1.5 rounded-lg border border-line-strong border-dashed p-3 text-center text-ink-2 transition-colors hover:border-accent-line hover:bg-accent-soft focus-visible:rounded-lg data-[state=open]:border-accent-line';
