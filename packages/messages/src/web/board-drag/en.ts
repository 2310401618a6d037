export const en = {
  pickedUp: 'Picked up {title} from {column}.',
  overNone: 'Over no column.',
  over: 'Over {column}.',
  overOwn: 'Over {column}, its current column.',
  stays: '{title} stays in {column}.',
  dropped: 'Dropped {title} in {column}.',
  canceled: 'Canceled. {title} stays in {column}.',
} as const;
