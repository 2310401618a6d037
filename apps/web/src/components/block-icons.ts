import type { BlockKind } from '@lensemble/contract/shot-kinds';
import { Brush, Car, Clock, type LucideIcon, Utensils } from 'lucide-react';

/** The icons of entries of the shot list that are no shots. */
export const blockIcons: Readonly<Record<BlockKind, LucideIcon>> = {
  makeup: Brush,
  travel: Car,
  food: Utensils,
  other: Clock,
};
