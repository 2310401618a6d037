import { shootTableWords } from '@lensemble/messages/web/shoot-table';
import { Columns3 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { toggled } from '@/lib/toggled.ts';
import { type ColumnKey, columnKeys, columnOf } from './columns.tsx';

interface ColumnPickerProps {
  shown: readonly ColumnKey[];
  onChange: (shown: readonly ColumnKey[]) => void;
}

/** Chooses the columns. It stays open for several choices. */
export function ColumnPicker({ shown, onChange }: ColumnPickerProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm">
          <Columns3 aria-hidden />
          {shootTableWords('columns')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-52">
        {columnKeys.map((key) => (
          <DropdownMenuCheckboxItem
            key={key}
            checked={shown.includes(key)}
            onCheckedChange={() => {
              const keys = toggled(new Set(shown), key);
              onChange(columnKeys.filter((one) => keys.has(one)));
            }}
          >
            {columnOf(key).label}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
