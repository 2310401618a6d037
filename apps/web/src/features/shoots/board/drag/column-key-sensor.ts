import type { Activators, SensorInstance, SensorOptions, SensorProps } from '@dnd-kit/core';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { RefObject } from 'react';
import { showColumn } from '../strip.ts';
import { type DropTarget, statusBeside } from './targets.ts';

export interface ColumnKeyOptions extends SensorOptions {
  /** The column chosen by keyboard; null without a keyboard drag. */
  chosen: RefObject<ShootStatus | null>;
}

/**
 * Drags a card by keyboard: Space picks it up, the left and right arrows choose the column, Space or Enter drops it,
 * Escape or Tab cancels. The keyboard sensor of dnd-kit moves by pixels, which does not work for columns that are
 * thousands of pixels long or outside the screen on phones.
 */
export class ColumnKeySensor implements SensorInstance {
  static readonly activators: Activators<ColumnKeyOptions> = [
    // The board only gives it key presses that pick a card up.
    { eventName: 'onKeyDown', handler: () => true },
  ];

  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<ColumnKeyOptions>;
  readonly #listening = new AbortController();
  readonly #startLeft: number;

  constructor(props: SensorProps<ColumnKeyOptions>) {
    this.#props = props;
    const status: ShootStatus = props.activeNode.data.current?.shoot.status;
    props.options.chosen.current = status;
    this.#startLeft = this.#leftOf(status) ?? 0;
    props.onStart({ x: 0, y: 0 });
    const { signal } = this.#listening;
    document.addEventListener('keydown', this.#onKey, { signal });
    window.addEventListener('resize', () => this.#finish('cancel'), { signal });
    document.addEventListener('visibilitychange', () => this.#finish('cancel'), { signal });
    document.addEventListener('pointerdown', () => this.#finish('cancel'), { signal });
  }

  readonly #onKey = (event: KeyboardEvent) => {
    // The board has handled it, such as the one that started the drag and is still bubbling.
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') return this.#finish('cancel');
    event.preventDefault();
    if (event.key === 'ArrowLeft') this.#step(-1);
    if (event.key === 'ArrowRight') this.#step(1);
    if (event.key === ' ' || event.key === 'Enter') this.#finish('drop');
    if (event.key === 'Escape') this.#finish('cancel');
  };

  #step(step: -1 | 1): void {
    const { chosen } = this.#props.options;
    const next = chosen.current && statusBeside(chosen.current, step);
    if (!next) return;
    chosen.current = next;
    const column = this.#column(next);
    if (column) showColumn(column, 'instant');
    this.#props.onMove({ x: (this.#leftOf(next) ?? 0) - this.#startLeft, y: 0 });
  }

  #finish(how: 'drop' | 'cancel'): void {
    this.#listening.abort();
    if (how === 'drop') this.#props.onEnd();
    else this.#props.onCancel();
    this.#props.options.chosen.current = null;
  }

  #column(status: ShootStatus): HTMLElement | undefined {
    const id: DropTarget = `column ${status}`;
    return this.#props.context.current.droppableContainers.get(id)?.node.current ?? undefined;
  }

  #leftOf(status: ShootStatus): number | undefined {
    return this.#column(status)?.getBoundingClientRect().left;
  }
}
