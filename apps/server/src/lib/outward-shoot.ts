import { outwardName } from '@lensemble/contract/outward-name';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Language } from '@lensemble/messages/languages';
import { roleWords } from './role-words.ts';

type Person = Pick<
  ShootDetail['participants'][number],
  'id' | 'name' | 'role' | 'notNamed' | 'costumeIds' | 'avatarUrl' | 'avatarPlaceholder'
>;

interface Peopled {
  readonly participants: readonly Person[];
  readonly costumes: readonly Pick<
    ShootDetail['costumes'][number],
    'costumeId' | 'characterName'
  >[];
}

/**
 * A shoot as people outside of the team may read it: without the names and faces of those who asked not to be named.
 * @param readers the ids of the participants who read it, and know their own names
 */
export function outwardShoot<Shoot extends Peopled>(
  shoot: Shoot,
  language: Language,
  readers: readonly string[] = [],
): Shoot {
  const characters = new Map(
    shoot.costumes.map(({ costumeId, characterName }) => [costumeId, characterName]),
  );
  const shown = (person: Person): Person => {
    if (!person.notNamed || readers.includes(person.id)) return person;
    const worn = person.costumeIds.flatMap((id) => characters.get(id) ?? []);
    const name = outwardName(person, worn, (role) => roleWords(role, language));
    return { ...person, name, avatarUrl: null, avatarPlaceholder: null };
  };
  return { ...shoot, participants: shoot.participants.map(shown) };
}
