import type { PublicShoot } from '@lensemble/contract/public-shoots';

/** The picture that represents a shoot: its first reference, otherwise the first picture of a costume. */
export function heroPicture({ references, costumes }: PublicShoot): string | null {
  const costume = costumes.find(({ image_url }) => image_url !== null);
  return references[0]?.image_url ?? costume?.image_url ?? null;
}
