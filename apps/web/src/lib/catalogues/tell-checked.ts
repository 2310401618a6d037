import { todoListWords } from '@lensemble/messages/web/todo-list';
import { toast } from '../shell/toast.ts';

/** Tells that a todo was checked off, with Undo. */
export function tellChecked(todo: string, undo: () => void): { dismiss: () => void } {
  return toast({
    title: todoListWords('checkedOff'),
    description: todo,
    action: { label: todoListWords('undo'), run: undo },
  });
}
