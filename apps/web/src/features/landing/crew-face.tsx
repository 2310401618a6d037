import one from '@lensemble/pictures/crew-1.webp';
import three from '@lensemble/pictures/crew-3.webp';
import four from '@lensemble/pictures/crew-4.webp';
import five from '@lensemble/pictures/crew-5.webp';
import six from '@lensemble/pictures/crew-6.webp';
import type { SamplePerson } from './samples.ts';

const faces = { 1: one, 3: three, 4: four, 5: five, 6: six } as const;

export function CrewFace({ person }: { person: SamplePerson }) {
  return (
    <img
      src={faces[person.face]}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className="size-8 shrink-0 rounded-full"
    />
  );
}
