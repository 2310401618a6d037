import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Camera, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { QuantityStepper } from '@/components/quantity-stepper.tsx';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import type { FormEquipment } from '@/features/shoots/editor/lib/form-links.ts';
import { ItemRow } from './item-row.tsx';

interface EquipmentRowProps {
  entry: FormEquipment;
  /** Undefined while loading, or if the item was deleted. */
  face: Face | undefined;
  name: string;
  /** The id of the error text, if the quantity is invalid. */
  errorId: string | undefined;
  onOpen: () => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  busy: ReactNode;
}

export function EquipmentRow({
  entry: { quantity },
  face,
  name,
  errorId,
  onOpen,
  onQuantity,
  onRemove,
  busy,
}: EquipmentRowProps) {
  const hintId = useId();
  const missing = face?.owned == null ? 0 : quantity - face.owned;
  return (
    <ItemRow
      face={face}
      name={name}
      icon={Camera}
      onOpen={onOpen}
      onRemove={onRemove}
      busy={busy}
      className="py-1.5"
      note={missing > 0 && <MissingHint id={hintId} missing={missing} />}
    >
      <QuantityStepper
        name={name}
        value={quantity}
        onChange={onQuantity}
        errorId={errorId}
        hintId={missing > 0 ? hintId : undefined}
      />
    </ItemRow>
  );
}

/** A hint, not an error: equipment can be rented or borrowed. */
function MissingHint({ id, missing }: { id: string; missing: number }) {
  return (
    <p
      id={id}
      className="status-planning num flex items-center justify-end gap-1.5 text-st-text text-xs"
    >
      <TriangleAlert className="size-3.5 shrink-0" aria-hidden />
      {editorLinksWords('moreThanOwned', { count: missing })}
    </p>
  );
}
