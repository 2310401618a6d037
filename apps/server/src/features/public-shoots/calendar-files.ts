import type { Deps } from '../../deps.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { type Encoded, type Encoding, encode } from '../../http/compression.ts';
import { downloadOf } from '../calendar/service.ts';
import { findSharedShoot, notShared, type Opened, unlessNotShared } from './service.ts';
import { visitorShoot } from './visitor-shoot.ts';

const CACHE_BYTES = 4 * 1024 * 1024;

interface CalendarFile extends Encoded {
  /** Without an extension. */
  readonly name: string;
}

/** The calendar files of shared shoots; undefined without a date, or if sharing has ended. */
export function calendarFiles(deps: Pick<Deps, 'orm' | 'env'>) {
  const cache = new AnswerCache<CalendarFile>(CACHE_BYTES);

  async function make({ shootId, path, eventId }: Opened, encoding: Encoding) {
    const found = await findSharedShoot(deps, shootId);
    const file = found && downloadOf(visitorShoot(found, eventId), deps.env.publicUrl + path);
    if (!file) throw notShared();
    return { name: file.name, ...(await encode(Buffer.from(file.content), encoding)) };
  }

  return (opened: Opened, encoding: Encoding): Promise<CalendarFile | undefined> =>
    cache
      .answer(`${opened.path} ${encoding}`, opened.revision, () => make(opened, encoding))
      .catch(unlessNotShared);
}
