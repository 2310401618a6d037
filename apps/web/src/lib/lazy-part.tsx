import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';

/**
 * A part of a screen that can do without it, whose code comes when it is shown. `fallback` keeps its place until then; where
 * the code cannot be loaded, the part is left out.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like React's own lazy()
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded);
    useEffect(() => {
      get().then(
        (Loaded) => setPart(() => Loaded),
        () => setPart(null),
      );
    }, []);
    if (Part === null) return null;
    return Part ? <Part {...props} /> : fallback;
  };
}
