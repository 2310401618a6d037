import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component loaded when it is first rendered. Shows `fallback` until then, and nothing if loading fails. */
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
