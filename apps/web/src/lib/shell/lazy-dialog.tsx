import type { ComponentType } from 'react';
import { lateCode } from './late-code.ts';
import { missingCode } from './missing-code.ts';
import { useLateCode } from './use-late-code.ts';

interface Closable {
  /** Of a dialog that stays mounted while it is closed. */
  open?: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code loads when it first opens, or with unsaved changes (see `lateCode`). If loading fails, it closes with a
 * toast. If the server has a newer version, the page reloads instead, unless that would lose something.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = lateCode(async () => (await load()).default);

  // biome-ignore lint/correctness/noComponentHookFactories: made once per module, like React's own lazy()
  return function LazyDialog(props: Props) {
    const { open = true } = props;
    const Dialog = useLateCode(code, open, (error) => void missingCode(error, props.onClose));
    return Dialog && <Dialog {...props} />;
  };
}
