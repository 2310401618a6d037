import { type ShootStatus, shootStatuses, statusWords } from '@lensemble/contract/shoot-status';
import { useController } from 'react-hook-form';
import { StatusIcon } from '@/components/status.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useEditorFields } from '../hooks/use-editor-form.ts';
import { SegmentFace, StripSegment, segmentStyles } from './strip-segment.tsx';

export function StatusSegment() {
  const { control } = useEditorFields();
  const { field } = useController({ control, name: 'status' });
  return (
    <StripSegment className="min-w-45">
      <DropdownMenu>
        <DropdownMenuTrigger ref={field.ref} className={segmentStyles}>
          <SegmentFace
            icon={<StatusIcon status={field.value} />}
            label="Status"
            value={statusWords[field.value].label}
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-56">
          <DropdownMenuRadioGroup
            value={field.value}
            onValueChange={(status) => field.onChange(status as ShootStatus)}
          >
            {shootStatuses.map((status) => (
              <DropdownMenuRadioItem key={status} value={status}>
                <StatusIcon status={status} className="text-st-text!" />
                {statusWords[status].label}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </StripSegment>
  );
}
