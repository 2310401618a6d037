import type { ShootDetail } from '@lensemble/contract/shoots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Eye, EyeOff } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  SHARING,
  SHOT_SHARING,
  showSharing,
} from '@/features/shoots/editor/sharing/show-sharing.ts';

/** Whether others see the list on the public page, and the way to the switches that decide it. */
export function PublicLine({
  shoot: { isPublic, isShotListPublic },
}: {
  shoot: Pick<ShootDetail, 'isPublic' | 'isShotListPublic'>;
}) {
  const isShown = isPublic && isShotListPublic;
  const Icon = isShown ? Eye : EyeOff;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm print:hidden">
      <span className="flex items-center gap-2">
        <Icon className="size-4 shrink-0 text-ink-3" aria-hidden />
        {shotListWords(isShown ? 'onPublicPage' : 'notOnPublicPage')}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="text-accent-text"
        // Without a public page, its switch comes first.
        onClick={() => showSharing(isPublic ? SHOT_SHARING : SHARING)}
      >
        {shotListWords('seeSharing')}
      </Button>
    </p>
  );
}
