import { Counter, type Registry } from 'prom-client';
import { ImageExistsError, type ImageStorage } from '../ports/storage/port.ts';

/** Counts the calls of a picture store by operation and outcome, and the bytes that it stored. */
export function countPictures(registry: Registry, storage: ImageStorage): ImageStorage {
  const registers = [registry];
  const calls = new Counter({
    name: 'lensemble_picture_operations_total',
    help: 'Calls of the picture store by operation and outcome',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const bytes = new Counter({
    name: 'lensemble_picture_stored_bytes_total',
    help: 'Bytes of stored pictures',
    registers,
  });
  const counted = async <T>(operation: 'put' | 'find' | 'delete', call: Promise<T>): Promise<T> => {
    try {
      const result = await call;
      calls.inc({ operation, outcome: 'ok' });
      return result;
    } catch (error) {
      // A name that is taken is an answer of a store that works.
      const outcome = error instanceof ImageExistsError ? 'ok' : 'failed';
      calls.inc({ operation, outcome });
      throw error;
    }
  };
  return {
    place: storage.place,
    check: () => storage.check(),
    async put(image, content) {
      await counted('put', storage.put(image, content));
      bytes.inc(content.length);
    },
    find: (image) => counted('find', storage.find(image)),
    isEmpty: () => storage.isEmpty(),
    delete: (image) => counted('delete', storage.delete(image)),
    removeDrafts: (before) => storage.removeDrafts(before),
  };
}
