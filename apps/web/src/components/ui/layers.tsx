const ID = 'layers';

/** Where menus and tooltips are put, once in the application: a landmark, and none while nothing is open. */
export function Layers() {
  return <section id={ID} aria-label="Menus and hints" className="empty:hidden" />;
}

/** Marks a dialog as the place for what opens over it: everything outside is hidden from screen readers meanwhile. */
export const layerHost = { 'data-layer-host': '' } as const;

export function isLayerHost(element: Element): boolean {
  return element.hasAttribute('data-layer-host');
}

/** The element for a portal: the dialog on top, else the landmark. */
export function layer(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[data-layer-host][data-state=open]');
  return dialogs[dialogs.length - 1] ?? document.getElementById(ID) ?? document.body;
}
