export const en = {
  instructions:
    'Press Space to move this reference: the arrows choose the place, Space drops it there, Escape leaves it where it was. Enter opens it.',
  pickedUp: 'Picked up reference {place} of {all}.',
  over: 'Over place {place} of {all}.',
  dropped: 'Dropped in place {place}.',
  stays: 'Reference {place} stays in its place.',
  canceled: 'Canceled. Reference {place} stays in its place.',
  failed: 'The order could not be changed',
} as const;
