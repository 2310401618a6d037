import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { PublicRow } from './rows/public-row.ts';

/** The public fields of a shoot. They are listed one by one, so that new fields stay private by default. */
export function publicView(shoot: PublicRow): PublicShoot {
  return {
    id: shoot.id,
    title: shoot.title,
    status: shoot.status,
    date: shoot.date,
    time: shoot.time,
    time_zone: shoot.timeZone,
    duration_minutes: shoot.durationMinutes,
    notes: shoot.description,
    location: shoot.locationId === null ? null : locationOf(shoot),
    participants: shoot.participants.map(participantOf),
    costumes: shoot.costumes.map(({ characterName, seriesName, status, imageUrl }) => {
      const costume = {
        character_name: characterName,
        series_name: seriesName,
        status,
        image_url: imageUrl,
      };
      return { ...costume, costume };
    }),
    equipment: shoot.equipment.map(({ name, category, quantity, imageUrl }) => {
      const equipment = { name, category, quantity, image_url: imageUrl };
      return { ...equipment, equipment };
    }),
    props: shoot.props.map(({ name, description, imageUrl }) => {
      const prop = { name, description, image_url: imageUrl };
      return { ...prop, prop };
    }),
    references: shoot.references.map(referenceOf),
  };
}

export const locationOf = (shoot: PublicRow) => ({
  name: shoot.locationName,
  address: shoot.locationAddress,
  notes: shoot.locationNotes,
});

export const participantOf = ({ name, role, avatarUrl }: PublicRow['participants'][number]) => ({
  name,
  role,
  avatar_url: avatarUrl,
});

export const referenceOf = ({ id, url, type, width, height }: PublicRow['references'][number]) => ({
  id,
  url,
  type,
  image_url: url,
  width,
  height,
});

export function placeholdersOf(shoot: PublicRow): ReadonlyMap<string, string> {
  const pairs = [
    ...shoot.references.map(({ url, placeholder }) => [url, placeholder] as const),
    ...shoot.participants.map((one) => [one.avatarUrl, one.avatarPlaceholder] as const),
    ...[...shoot.costumes, ...shoot.equipment, ...shoot.props].map(
      ({ imageUrl, imagePlaceholder }) => [imageUrl, imagePlaceholder] as const,
    ),
  ];
  return new Map(pairs.filter((pair): pair is [string, string] => Boolean(pair[0] && pair[1])));
}
