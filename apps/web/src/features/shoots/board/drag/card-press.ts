import type { SyntheticEvent } from 'react';

/** The press of a card that may become a drag. */
export interface CardPress {
  readonly key: number;
  readonly id: string;
  readonly card: HTMLElement;
  readonly handler: 'onMouseDown' | 'onTouchStart' | 'onKeyDown';
  readonly event: Pick<SyntheticEvent, 'target' | 'nativeEvent'>;
  /** To be called when the drag follows the press. */
  readonly onStarted: () => void;
}
