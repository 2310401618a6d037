import { TODO_MAX } from '@lensemble/contract/constants';
import { costumeTodoWords } from '@lensemble/messages/web/costume-todos';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { afterCheck } from '@/lib/catalogues/after-check.ts';
import { tellChecked } from '@/lib/catalogues/tell-checked.ts';
import type { ItemValues } from '../lib/item-values.ts';
import { formTodos, type TodoForm, todoForm } from '../lib/todos.ts';
import { LineListField } from './line-list-field.tsx';
import { useFieldError } from './text-field.tsx';

export function TodoField() {
  const { field } = useController<ItemValues<'costumes'>, 'todos'>({ name: 'todos' });
  const { getValues } = useFormContext<ItemValues<'costumes'>>();
  const checked = useRef<{ dismiss: () => void }>(undefined);
  // Undo changes the form, which ends with the dialog.
  useEffect(() => () => checked.current?.dismiss(), []);

  const set = (form: TodoForm, todos: readonly string[]) =>
    field.onChange(formTodos({ ...form, todos: [...todos] }));
  const check = (index: number) => {
    const form = todoForm(field.value);
    const todo = form.todos[index];
    if (todo === undefined) return;
    set(form, afterCheck(form.todos, { todo, index }));
    const undo = () => {
      const now = todoForm(getValues('todos'));
      set(now, afterCheck(now.todos, { todo, index, isUndo: true }));
    };
    checked.current?.dismiss();
    checked.current = tellChecked(todo, undo);
  };

  return (
    <LineListField
      label={costumeTodoWords('todos')}
      placeholder={costumeTodoWords('placeholder')}
      error={useFieldError('todos')}
      maxLength={TODO_MAX}
      field={field}
      onCheck={check}
    />
  );
}
