import { editorSectionsWords } from '@lensemble/messages/web/editor-sections';

/** The sections that the bar leads to, in its order. The plan is everything that is in no other section. */
export const sectionLabels = {
  plan: editorSectionsWords('plan'),
  crew: editorSectionsWords('crew'),
  shots: editorSectionsWords('shots'),
  packing: editorSectionsWords('packing'),
  references: editorSectionsWords('references'),
  comments: editorSectionsWords('comments'),
  afterwards: editorSectionsWords('afterwards'),
} as const;

export type SectionId = keyof typeof sectionLabels;

export const sectionIds = Object.keys(sectionLabels) as SectionId[];

/** A part of the plan that notifications lead to, past the bar. */
export const DATES = 'dates';

/** The attributes of a section that the bar leads to. It gets the focus, so that the keyboard goes on from there. */
export const anchorOf = (id: SectionId | typeof DATES) => ({ id, tabIndex: -1 });
