import { Bell, Calendar, Check, FileText, Link } from 'lucide-react';
import { buttonStyles } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { frameStyles } from './act.tsx';
import { CutPicture } from './cut-picture.tsx';
import { SamplePhone } from './sample-phone.tsx';

/** How a shoot is shared, in the light of its own picture, and the page that opens on a phone. */
export function CallSheetPicture() {
  return (
    <div
      className={cn(
        frameStyles,
        'relative isolate grid place-items-center gap-8 px-4 pt-8 sm:h-130 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:px-8 sm:pt-12',
      )}
    >
      <CutPicture
        name="candle"
        cut="wide"
        sizes="200px"
        className="absolute inset-0 -z-1 h-full scale-125 opacity-(--photo-bloom) blur-[56px]"
      />
      <div className="grid w-full max-w-80 gap-3 max-sm:hidden sm:self-center sm:pb-12">
        <SharingPanel />
        <SampleToast />
      </div>
      <SamplePhone />
    </div>
  );
}

function SharingPanel() {
  const small = cn(buttonStyles({ size: 'sm' }));
  return (
    <div className="panel grid gap-3.5 p-3.5">
      <div className="flex items-center gap-3">
        <span className="flex h-[22px] w-9 shrink-0 items-center justify-end rounded-full bg-accent p-[3px]">
          <span className="size-4 rounded-full bg-accent-on" />
        </span>
        <b className="font-[580] text-base">Public sharing</b>
        <span className={cn(small, 'ml-auto')}>
          <Link />
          Copy Link
        </span>
      </div>
      <div className="flex flex-wrap gap-1.5 border-line border-t pt-3.5">
        <span className={small}>
          <Calendar />
          Calendar
        </span>
        <span className={small}>
          <FileText />
          Docs
        </span>
        <span className={small}>
          <Bell />
          Reminders
        </span>
      </div>
    </div>
  );
}

function SampleToast() {
  return (
    <div className="floating flex items-center gap-3 px-4 py-3">
      <Check className="size-4 shrink-0 text-ink-2" />
      <div>
        <b className="block font-[620] text-base leading-body">Reminders Sent</b>
        <span className="text-ink-2 text-sm">All five know where to be.</span>
      </div>
    </div>
  );
}
