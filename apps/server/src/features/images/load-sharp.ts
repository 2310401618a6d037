/** The loaders of the allowed formats. All other decoders of libvips are blocked for uploads. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];

type SharpModule = typeof import('sharp');

let loaded: Promise<SharpModule['default']> | undefined;

/** Loads sharp with the first picture, because it takes 30 MB. */
export function loadSharp(): Promise<SharpModule['default']> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<SharpModule['default']> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
  // A cache would only take memory: the same picture rarely recurs.
  sharp.cache(false);
  // Several pictures are encoded at the same time. More threads for each would only take more memory.
  sharp.concurrency(1);
  return sharp;
}
