/** Loaders of the kinds of picture that are kept. No other code of libvips ever sees what people send. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];

type SharpModule = typeof import('sharp');

let loaded: Promise<SharpModule['default']> | undefined;

/** The encoder, read when the first picture comes: a server that keeps none does without its 30 MB. */
export function loadSharp(): Promise<SharpModule['default']> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<SharpModule['default']> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
  // The same picture does not come twice: keeping what was done would only keep memory.
  sharp.cache(false);
  // Several pictures are encoded at a time: threads within one would only add to the memory that takes.
  sharp.concurrency(1);
  return sharp;
}
