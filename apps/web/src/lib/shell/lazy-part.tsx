import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

/**
 * A component loaded when it is first rendered, after the next paint: the rest of the screen is usable sooner. Shows
 * `fallback` until then, and nothing if loading fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
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
      const show = () =>
        get().then(
          (Loaded) => setPart(() => Loaded),
          () => setPart(null),
        );
      return afterPaint(() => void show());
    }, []);
    if (Part === null) return null;
    if (Part) return <Part {...props} />;
    return typeof fallback === 'function' ? fallback(props) : fallback;
  };
}
