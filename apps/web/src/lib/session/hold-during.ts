import { holdWhile } from './hold-while.ts';

/** While the work goes on, the browser asks before it closes the page. */
export async function holdDuring<T>(work: Promise<T>): Promise<T> {
  const hold = holdWhile();
  hold(true);
  try {
    return await work;
  } finally {
    hold(false);
  }
}
