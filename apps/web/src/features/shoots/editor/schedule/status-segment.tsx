import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { useController } from 'react-hook-form';
import { StatusIcon } from '@/components/status.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { statusNames } from '@/lib/shoots/status-names.ts';
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
            label={shootScheduleWords('status')}
            value={statusNames[field.value]}
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
                {statusNames[status]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </StripSegment>
  );
}
