import { isFinalRefusal } from './api.ts';
import { randomKey } from './random-key.ts';

/**
 * Makes requests that must not run twice. While the outcome of a request is unknown, a repetition sends the same
 * idempotency key, and the server answers with the first result. `wish` identifies the request.
 */
export function onceEach() {
  const keys = new Map<string, string>();
  return async <Answer>(wish: string, call: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = keys.get(wish) ?? randomKey();
    keys.set(wish, key);
    try {
      const answer = await call(key);
      keys.delete(wish);
      return answer;
    } catch (error) {
      if (isFinalRefusal(error)) keys.delete(wish);
      throw error;
    }
  };
}
