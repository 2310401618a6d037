/**
 * The form's todos: those that are there, and at the end the one that is being typed. It is part of the list from its first
 * letter, so that it cannot get lost; the contract leaves empty ones out.
 */
export interface TodoForm {
  readonly todos: readonly string[];
  readonly draft: string;
}

export function todoForm(list: readonly string[]): TodoForm {
  return { todos: list.slice(0, -1), draft: list.at(-1) ?? '' };
}

export function formTodos({ todos, draft }: TodoForm): string[] {
  return [...todos, draft];
}

/** With what is being typed as a todo of its own; a blank one is ignored (spec section 5). */
export function withDraftAdded({ todos, draft }: TodoForm): TodoForm {
  const text = draft.trim();
  return { todos: text ? [...todos, text] : todos, draft: '' };
}

/** With one todo moved a place up (-1) or down (1), if there is one. */
export function withMoved({ todos, draft }: TodoForm, from: number, by: -1 | 1): TodoForm {
  const to = from + by;
  const moved = todos[from];
  if (moved === undefined || to < 0 || to >= todos.length) return { todos, draft };
  const rest = todos.toSpliced(from, 1);
  return { todos: rest.toSpliced(to, 0, moved), draft };
}
