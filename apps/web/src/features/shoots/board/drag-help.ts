import { boardWords } from '@lensemble/messages/web/board';

/** The id of the element that describes to screen readers how to move a card. */
export const DRAG_HELP = 'drag-help';

export const dragHelp = boardWords('dragHelp');
