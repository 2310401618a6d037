import type { Deps } from '../../deps.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { type Encoded, encode } from '../../http/compression.ts';
import { downloadOf } from '../calendar/service.ts';
import { type Form, placeOf } from './form.ts';
import type { Opened } from './opened.ts';
import { findSharedShoot, notShared, unlessNotShared } from './service.ts';
import { visitorShoot } from './visitor-shoot.ts';

const CACHE_BYTES = 4 * 1024 * 1024;

interface CalendarFile extends Encoded {
  /** Without an extension. */
  readonly name: string;
}

/** The calendar files of shared shoots; undefined without a date, or if sharing has ended. */
export function calendarFiles(deps: Pick<Deps, 'orm' | 'env'>) {
  const cache = new AnswerCache<CalendarFile>(CACHE_BYTES);

  async function make({ shootId, path, eventId }: Opened, { encoding, language }: Form) {
    const found = await findSharedShoot(deps, shootId, language);
    const page = deps.env.publicUrl + path;
    const file = found && downloadOf(visitorShoot(found, eventId), page, language);
    if (!file) throw notShared();
    return { name: file.name, ...(await encode(Buffer.from(file.content), encoding)) };
  }

  return (opened: Opened, form: Form): Promise<CalendarFile | undefined> =>
    cache
      .answer(placeOf(opened, form), opened.revision, () => make(opened, form))
      .catch(unlessNotShared);
}
