import { costumes } from '@lensemble/contract/costumes';
import { endpointPath } from '@lensemble/contract/endpoint';
import { uploadImage } from '@lensemble/contract/images';
import { addReference } from '@lensemble/contract/references';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { createShoot } from '@lensemble/contract/shoots';
import { makePhoto } from './photo.ts';
import { shootBody, type Visitor } from './team.ts';

const PHOTOS = 24;

export async function send<T>(
  { origin, cookie }: Visitor,
  method: string,
  path: string,
  body: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, origin, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Uploads camera photos, each as a picture of its own. @returns their addresses */
export async function keepPhotos(visitor: Visitor, count = PHOTOS): Promise<string[]> {
  const photo = await makePhoto();
  const urls: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const body = new FormData();
    body.append('file', photo, 'photo.jpg');
    const path = endpointPath(uploadImage.path, { kind: 'costumes' });
    urls.push((await send<{ url: string }>(visitor, 'POST', path, body)).url);
  }
  return urls;
}

export async function sewCostumes(
  visitor: Visitor,
  count: number,
  photos: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const made = await send<{ id: string }>(visitor, 'POST', costumes.create.path, {
      characterName: `Lantern keeper ${number}`,
      seriesName: 'Lanterns over the lake',
      notes: 'Wig pins in the lid. The cloak comes off with two snaps.',
      todos: ['Dye the underskirt', 'Rewire the lantern', 'Hem', 'Seal the shards'],
      imageUrl: photos[number % photos.length],
    });
    ids.push(made.id);
  }
  return ids;
}

/** Creates a shoot with the given costumes and number of references. @returns its id */
export async function fillShoot(
  visitor: Visitor,
  costumeIds: readonly string[],
  references: number,
): Promise<string> {
  const { id } = await send<{ id: string }>(visitor, 'POST', createShoot.path, shootBody(0));
  await send(visitor, 'PATCH', endpointPath(updateShootResources.path, { id }), { costumeIds });
  const [photo] = await keepPhotos(visitor);
  for (let number = 0; number < references; number += 1)
    await send(visitor, 'POST', endpointPath(addReference.path, { id }), { url: photo });
  return id;
}
