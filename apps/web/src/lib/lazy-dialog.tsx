import type { ComponentType } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { onUnsaved } from './session-end.ts';
import { toast } from './toast.ts';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose code is loaded as soon as something is unsaved: when it is needed, perhaps hours later, the server may
 * have a newer version only. Where it cannot be loaded, a message says so and the screen below it stays.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    loaded ??= (await load()).default;
    return loaded;
  };
  onUnsaved(() => void get().catch(() => {}));

  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like React's own lazy()
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded);
    const fail = useEffectEvent(() => {
      props.onClose();
      toast({
        title: 'This could not be opened',
        description: 'Please try again once Lensemble can be reached.',
        variant: 'destructive',
      });
    });
    useEffect(() => {
      get().then((Loaded) => setDialog(() => Loaded), fail);
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
