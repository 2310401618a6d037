import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { SwitchField } from './switch-field.tsx';

interface AvailableFieldProps {
  label?: string;
  hint: string;
}

/** `hint` names the text that the card shows for an unavailable item. */
export function AvailableField({ label = itemFieldWords('available'), hint }: AvailableFieldProps) {
  return <SwitchField name="available" label={label} hint={hint} />;
}
