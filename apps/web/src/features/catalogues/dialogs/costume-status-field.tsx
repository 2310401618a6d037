import { costumeStatuses } from '@lensemble/contract/costume-status';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { useFormContext } from 'react-hook-form';
import { costumeStatusLook } from '@/components/costume-status.tsx';
import { costumeStatusNames } from '@/lib/catalogues/costume-status-names.ts';
import { cn } from '@/lib/cn.ts';
import type { ItemValues } from '../lib/item-values.ts';

export function CostumeStatusField() {
  const { register } = useFormContext<ItemValues<'costumes'>>();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-[560] text-ink-2 text-xs leading-snug">
        {itemFieldWords('status')}
      </legend>
      <div className="grid grid-cols-3 gap-[3px] rounded-md border border-line bg-well p-[3px]">
        {costumeStatuses.map((status) => {
          const { icon: Icon, colors } = costumeStatusLook(status);
          return (
            <label key={status} className={cn(colors, 'relative cursor-pointer')}>
              <input
                type="radio"
                value={status}
                {...register('status')}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="flex h-control-sm items-center justify-center gap-1.5 rounded-sm px-1 font-[540] text-ink-2 peer-checked:bg-st-soft peer-checked:font-[620] peer-checked:text-st-text peer-focus-visible:outline-2 peer-focus-visible:outline-focus max-sm:text-xs">
                <Icon className="size-3.5 shrink-0" aria-hidden />
                {costumeStatusNames[status]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
