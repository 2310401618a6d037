import { KIT_LINE_MAX } from '@lensemble/contract/constants';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { useController } from 'react-hook-form';
import type { ItemValues } from '../../lib/item-values.ts';
import { LineListField } from '../line-list-field.tsx';
import { useFieldError } from '../text-field.tsx';

/** What a kit has besides equipment. */
export function LinesField() {
  const { field } = useController<ItemValues<'kits'>, 'lines'>({ name: 'lines' });
  return (
    <LineListField
      label={itemFieldWords('lines')}
      placeholder={itemFieldWords('linePlaceholder')}
      error={useFieldError('lines')}
      maxLength={KIT_LINE_MAX}
      field={field}
    />
  );
}
