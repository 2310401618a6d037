import { expect, test } from 'vitest';
import { formTodos, todoForm, withDraftAdded, withMoved } from './todos.ts';

test('what is being typed is the last of the list', () => {
  expect(todoForm(['Hem', 'Wi'])).toEqual({ todos: ['Hem'], draft: 'Wi' });
  expect(formTodos(todoForm(['Hem', '']))).toEqual(['Hem', '']);
});

test('a todo is trimmed when it is added, and a blank one ignored', () => {
  expect(withDraftAdded({ todos: ['Hem'], draft: '  Wig ' })).toEqual({
    todos: ['Hem', 'Wig'],
    draft: '',
  });
  expect(withDraftAdded({ todos: ['Hem'], draft: '   ' })).toEqual({ todos: ['Hem'], draft: '' });
});

test('a todo moves up and down, and not beyond the ends', () => {
  const form = { todos: ['a', 'b', 'c'], draft: 'd' };
  expect(withMoved(form, 2, -1)).toEqual({ todos: ['a', 'c', 'b'], draft: 'd' });
  expect(withMoved(form, 0, 1).todos).toEqual(['b', 'a', 'c']);
  expect(withMoved(form, 0, -1)).toEqual(form);
  expect(withMoved(form, 2, 1)).toEqual(form);
});
