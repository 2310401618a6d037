export const en = {
  todos: 'Todos',
  placeholder: 'Add a todo',
  add: 'Add',
  added: '{todo} added',
  removed: '{todo} removed',
  moved: '{todo} moved to place {place}',
  moveUp: 'Move {todo} up',
  moveDown: 'Move {todo} down',
  remove: 'Remove {todo}',
} as const;
