import { type FocusEvent, useState } from 'react';

/** What takes text or a choice. A button does not: pressing one is over at once. */
const CONTROLS = 'input, textarea, select, [role=combobox], [role=textbox]';

export interface Edited {
  /** The section of the editor, by the name of its field; null if the user edits none. */
  readonly section: string | null;
  /** All fields of that section. Those of a comment are followed by where it is written. */
  readonly fields: ReadonlySet<string>;
}

const nothing: Edited = { section: null, fields: new Set() };

function editedIn(names: string): Edited {
  const [section = null, ...others] = names.split(' ').filter(Boolean);
  return section === null ? nothing : { section, fields: new Set([section, ...others]) };
}

/** Which section the user edits: the one with the focus. Layers, such as menus, belong to the section that opened them. */
export function useEdited() {
  const [edited, setEdited] = useState(nothing);
  const onFocus = ({ target }: FocusEvent) => {
    const section = target.closest<HTMLElement>('[data-fields]');
    if (!section) return;
    const next = target.matches(CONTROLS) ? (section.dataset.fields ?? '') : '';
    setEdited((before) => ([...before.fields].join(' ') === next ? before : editedIn(next)));
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    // With the window, the focus leaves and comes back.
    if (relatedTarget === null && document.activeElement !== target)
      setEdited((before) => (before.section === null ? before : nothing));
  };
  return { edited, onFocus, onBlur };
}
