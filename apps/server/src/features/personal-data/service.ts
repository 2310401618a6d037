import { Readable } from 'node:stream';
import { zipStream } from '../../archives/zip-writer.ts';
import type { Deps } from '../../deps.ts';
import { DAY, defineLimit } from '../../http/rate-limits.ts';
import { imageAt } from '../../ports/storage/port.ts';
import * as queries from './queries.ts';

const ownDataOfPerson = defineLimit('ownDataOfPerson', { points: 20, seconds: DAY }, 'person');

/** A zip with what is stored about a person, and their profile picture. @throws HttpError 429 */
export async function packPersonalData(
  { orm, storage, limits }: Pick<Deps, 'orm' | 'storage' | 'limits'>,
  userId: string,
): Promise<Readable> {
  await limits.count([ownDataOfPerson.by(userId)]);
  const { all, urls } = await queries.readAll(orm, userId);
  const text = JSON.stringify(all, null, 2);
  const pictures: { name: string; open: () => Readable }[] = [];
  for (const url of urls) {
    const image = imageAt(url);
    const stored = image && (await storage.find(image));
    if (!stored) continue;
    const name = `pictures/${image.kind}/${image.name}`;
    pictures.push({ name, open: () => stored.read() });
  }
  return zipStream(async (zip) => {
    await zip.add('data.json', Readable.from([text]));
    for (const { name, open } of pictures) await zip.add(name, open(), { isCompressed: true });
  });
}
