import type { TrashKind } from '@lensemble/contract/trash-kinds';
import { trashWords } from '@lensemble/messages/web/trash';
import {
  Aperture,
  Camera,
  Clapperboard,
  Image,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  Shirt,
  Swords,
  Ticket,
  Users,
} from 'lucide-react';

interface Look {
  readonly name: string;
  readonly icon: LucideIcon;
}

/** In the order of the filter. */
export const trashLooks: Readonly<Record<TrashKind, Look>> = {
  shoot: { name: trashWords('shoot'), icon: Aperture },
  personnel: { name: trashWords('personnel'), icon: Users },
  equipment: { name: trashWords('equipment'), icon: Camera },
  locations: { name: trashWords('location'), icon: MapPin },
  props: { name: trashWords('prop'), icon: Swords },
  costumes: { name: trashWords('costume'), icon: Shirt },
  kits: { name: trashWords('kit'), icon: Package },
  convention: { name: trashWords('convention'), icon: Ticket },
  shot: { name: trashWords('shot'), icon: Clapperboard },
  reference: { name: trashWords('reference'), icon: Image },
  comment: { name: trashWords('comment'), icon: MessageCircle },
  packing: { name: trashWords('packing'), icon: ListChecks },
  template: { name: trashWords('template'), icon: LayoutTemplate },
};
