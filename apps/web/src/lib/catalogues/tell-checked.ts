import { toast } from '../shell/toast.ts';

/** Tells that a todo was checked off, with Undo. */
export function tellChecked(todo: string, undo: () => void): { dismiss: () => void } {
  return toast({
    title: 'Todo checked off',
    description: todo,
    action: { label: 'Undo', run: undo },
  });
}
