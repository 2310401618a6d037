import type { ShootDetail } from '@lensemble/contract/shoots';
import { Consents } from './consents.tsx';
import { Credits } from './credits.tsx';
import { GalleryPart } from './gallery-part.tsx';

/** Names under the pictures, consent to use them, and where they are. */
export default function Afterwards({ shoot }: { shoot: ShootDetail }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Credits shoot={shoot} />
      <Consents shoot={shoot} />
      <GalleryPart shoot={shoot} />
    </div>
  );
}
