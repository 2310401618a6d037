/**
 * Runs in the page. Returns the fields that can be edited and whose edge or fill has a contrast below 3:1 with what is around
 * them. The edge of a group counts too, such as that of a number with its buttons.
 * @param exclude selectors of elements whose fields do not count
 */
export function faintFields(exclude: readonly string[]): string[] {
  const LEAST = 3;
  const GROUP_LEVELS = 2;
  const NOT_DRAWN = ['checkbox', 'radio', 'file', 'hidden', 'range', 'color'];
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The page cannot paint');
  const known = new Map<string, number>();

  const found: string[] = [];
  for (const field of document.querySelectorAll<HTMLElement>(
    'input, textarea, select, [role=combobox]',
  )) {
    if (!isEdited(field)) continue;
    const contrast = bestContrast(field);
    if (contrast < LEAST) {
      const name = field.getAttribute('aria-label') ?? field.id;
      found.push(`${field.localName} “${name}” has an edge of ${contrast.toFixed(2)}:1`);
    }
  }
  return found;

  function isEdited(field: HTMLElement): boolean {
    if (exclude.some((selector) => field.closest(selector))) return false;
    if (field.closest('[aria-hidden=true], [inert], :disabled, [aria-disabled=true]')) return false;
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (field.getBoundingClientRect().width <= 1) return false;
    if (field instanceof HTMLTextAreaElement) return !field.readOnly;
    if (field instanceof HTMLInputElement) {
      return !field.readOnly && !NOT_DRAWN.includes(field.type);
    }
    return true;
  }

  function bestContrast(field: Element): number {
    let best = ratio(luminanceOf(fillsBehind(field)), around(field));
    let box: Element | null = field;
    for (let level = 0; box && level <= GROUP_LEVELS; level++, box = box.parentElement) {
      const style = getComputedStyle(box);
      for (const side of sides) {
        if (style.getPropertyValue(`border-${side}-style`) === 'none') continue;
        if (Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) === 0) continue;
        const color = style.getPropertyValue(`border-${side}-color`);
        const edge = luminanceOf([...fillsBehind(box.parentElement), color]);
        best = Math.max(best, ratio(edge, around(box)));
      }
    }
    return best;
  }

  function around({ parentElement }: Element): number {
    return luminanceOf(fillsBehind(parentElement));
  }

  /** The backgrounds of an element and of what is around it, the outermost first. */
  function fillsBehind(element: Element | null): string[] {
    const fills: string[] = [];
    for (let box = element; box; box = box.parentElement)
      fills.unshift(getComputedStyle(box).backgroundColor);
    return fills;
  }

  /** The relative luminance (WCAG 2) of colors that are painted over each other. */
  function luminanceOf(colors: readonly string[]): number {
    const visible = colors.filter((color) => color !== 'rgba(0, 0, 0, 0)');
    const key = visible.join();
    const seen = known.get(key);
    if (seen !== undefined || !pen) return seen ?? 0;
    for (const color of ['white', ...visible]) {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    known.set(key, luminance);
    return luminance;
  }

  function ratio(a: number, b: number): number {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }
}
