import type { ConventionBlock } from '@lensemble/contract/conventions';
import type { BlockKind } from '@lensemble/contract/shot-kinds';
import { shotListWords } from '@lensemble/messages/web/shot-list';

const kindNames: Readonly<Record<BlockKind, string>> = {
  makeup: shotListWords('makeup'),
  travel: shotListWords('travel'),
  food: shotListWords('food'),
  other: shotListWords('other'),
};

export const blockName = ({ kind, title }: ConventionBlock): string => title ?? kindNames[kind];
