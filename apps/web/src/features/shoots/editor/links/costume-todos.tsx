import { useWatch } from 'react-hook-form';
import { TodoList } from '@/components/todo-list.tsx';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { cn } from '@/lib/cn.ts';

/** The costumes of the shoot that have open todos. */
export function useCostumesWithTodos(): Face[] {
  const { control } = useEditorFields();
  const { faces } = useEditorItems();
  const costumeIds = useWatch({ control, name: 'costumeIds' });
  return costumeIds
    .flatMap((id) => faces.costumes.get(id) ?? [])
    .filter(({ todos }) => todos.length > 0);
}

/** The open todos of the shoot's costumes. A todo is checked off at once, without saving the shoot. */
export function CostumeTodos({ className }: { className?: string }) {
  const costumes = useCostumesWithTodos();
  if (costumes.length === 0) return null;
  return (
    <div className={cn('grid gap-3', className)}>
      {costumes.map(({ id, name, todos }) => (
        <TodoList
          key={id}
          costumeId={id}
          name={name}
          todos={todos}
          itemClassName="max-md:min-h-target"
        />
      ))}
    </div>
  );
}
