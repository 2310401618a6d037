import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { lateCode } from './late-code.ts';
import { toastNotOpened } from './toast.ts';

interface Closable {
  onClose: () => void;
}

/** A dialog whose code loads when it first opens. If loading fails, it shows a toast and closes. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lateCode(async () => (await load()).default);

  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like React's own lazy()
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(code.loaded);
    const fail = useEffectEvent(() => {
      props.onClose();
      toastNotOpened();
    });
    useEffect(() => {
      code.get().then((Loaded) => setDialog(() => Loaded), fail);
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
