import { type Ref, useImperativeHandle } from 'react';

interface StandInProps {
  /** The element of the page that is the trigger. */
  element: HTMLElement | null;
  ref?: Ref<HTMLElement>;
}

/**
 * Makes an element of the page the trigger of a Radix part: `<Primitive.Trigger asChild><StandIn …/></Primitive.Trigger>`.
 * The part can then load and mount without mounting the trigger again, which would lose the focus.
 */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle(ref, () => element as HTMLElement, [element]);
  return null;
}
