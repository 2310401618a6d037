import { uiWords } from '@lensemble/messages/web/ui';

const ID = 'layers';

/** The container of menus and tooltips. Render it once per application. */
export function Layers() {
  return <section id={ID} aria-label={uiWords('layers')} className="empty:hidden" />;
}

/**
 * Marks a dialog as the container of menus and tooltips, because the rest of the page is hidden from screen readers
 * while it is open.
 */
export const layerHost = { 'data-layer-host': '' } as const;

export function isLayerHost(element: Element): boolean {
  return element.hasAttribute('data-layer-host');
}

/** The container for a portal: the topmost dialog, otherwise `Layers`. */
export function layer(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[data-layer-host][data-state=open]');
  return dialogs[dialogs.length - 1] ?? document.getElementById(ID) ?? document.body;
}
