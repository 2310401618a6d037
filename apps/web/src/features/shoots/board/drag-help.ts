/** The id of the element that describes to screen readers how to move a card. */
export const DRAG_HELP = 'drag-help';

export const dragHelp =
  'Press Space to move this shoot to another column: the left and right arrows choose the column, Space drops it there, Escape leaves it where it is. Enter opens it, Shift and Enter select it.';
