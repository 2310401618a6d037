import { QUANTITY_DEFAULT } from '@lensemble/contract/constants';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';

interface InKit {
  readonly equipmentId: string;
  readonly quantity?: unknown;
}

/** `LED tube × 2` for each piece of equipment. Those without a known name are left out. */
export function kitThings(
  equipment: readonly InKit[],
  nameOf: (equipmentId: string) => string,
): string[] {
  return equipment.flatMap(({ equipmentId, quantity }) => {
    const name = nameOf(equipmentId);
    if (!name) return [];
    return Number(quantity) > QUANTITY_DEFAULT
      ? [catalogueCardWords('times', { name, quantity: Number(quantity) })]
      : [name];
  });
}
