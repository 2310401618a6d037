import type { ComponentType } from 'react';
import { lateCode } from './late-code.ts';
import { toastNotOpened } from './toast.ts';
import { useLateCode } from './use-late-code.ts';

interface Closable {
  /** Of a dialog that stays mounted while it is closed. */
  open?: boolean;
  onClose: () => void;
}

/** A dialog whose code loads when it first opens, or with unsaved changes (see `lateCode`). If loading fails, it shows a toast and closes. */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lateCode(async () => (await load()).default);

  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like React's own lazy()
  return function LazyDialog(props: Props) {
    const { open = true } = props;
    const Dialog = useLateCode(code, open, () => {
      props.onClose();
      toastNotOpened();
    });
    return Dialog && <Dialog {...props} />;
  };
}
