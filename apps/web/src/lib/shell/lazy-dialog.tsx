import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { onUnsaved } from '../session/session-end.ts';
import { toastError } from './toast.ts';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose code also loads as soon as there are unsaved changes: later, the server may only have a newer version.
 * If loading fails, it shows a toast and closes.
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
      toastError('Please check your connection and try again.', 'This could not be opened');
    });
    useEffect(() => {
      get().then((Loaded) => setDialog(() => Loaded), fail);
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
