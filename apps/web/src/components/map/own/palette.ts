export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly grid: string;
  readonly label: string;
  readonly halo: string;
  readonly font: string;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-map-${name}`);
  return {
    water: colour('water'),
    land: colour('land'),
    coast: colour('coast'),
    border: colour('border'),
    grid: colour('grid'),
    label: colour('label'),
    halo: colour('halo'),
    font: style.getPropertyValue('--font-ui'),
  };
}
