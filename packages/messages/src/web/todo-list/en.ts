export const en = {
  todos: 'Todos ({count})',
  ofCostume: '{costume} · {todos}',
  more: '+{count} more',
  checkedOff: 'Todo checked off',
  restored: 'Todo restored',
  undo: 'Undo',
  costumeNotUpdated: 'Failed to update costume',
} as const;
