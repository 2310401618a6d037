import { isFinalRefusal } from './api.ts';
import { randomKey } from './random-key.ts';

/**
 * Makes calls that must not happen twice: as long as the answer to a wish is missing, wishing the same again sends the
 * same key, and the server answers with the first result.
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
