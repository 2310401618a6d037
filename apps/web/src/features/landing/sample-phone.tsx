import { StatusBadge } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import { CrewFace } from './crew-face.tsx';
import { CutPicture } from './cut-picture.tsx';
import { sampleCrew } from './samples.ts';

/** A shoot's public page on a phone; its lower end is cut off by what it stands in. */
export function SamplePhone() {
  return (
    <div className="w-61 overflow-hidden rounded-t-[2.25rem] border-4 border-surface-2 border-b-0 bg-surface-0 shadow-3 ring-1 ring-line-strong max-sm:max-h-120">
      <div className="relative isolate flex h-58 items-end text-photo-text">
        <CutPicture
          name="candle"
          cut="frame"
          sizes="244px"
          className="absolute inset-0 -z-2 h-full object-[50%_78%]"
        />
        <span className="photo-scrim absolute inset-x-0 top-[36%] bottom-0 -z-1" />
        <div className="grid justify-items-start gap-2 p-4">
          <StatusBadge status="ready to shoot" onPhoto />
          <b className="display text-xl">Carmilla by Candlelight</b>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 p-4">
        <Fact label="Schedule" value="November 27, 2026" note="Friday" className="col-span-2" />
        <Fact label="Time" value="6:00 PM" note="180 minutes" />
        <Fact
          label="Location"
          value="Library"
          note="Ask the porter"
          className="border-line border-l pl-3"
        />
      </div>
      <div className="border-line border-t p-4">
        <b className="mb-1 block font-[620] text-base">Participants</b>
        {sampleCrew.slice(0, 3).map((person) => (
          <div key={person.name} className="flex items-center gap-2.5 py-1.5">
            <CrewFace person={person} />
            <span className="min-w-0 leading-snug">
              <b className="block truncate font-[580] text-sm">{person.name}</b>
              <span className="text-ink-3 text-xs">{person.role}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface FactProps {
  label: string;
  value: string;
  note: string;
  className?: string;
}

function Fact({ label, value, note, className }: FactProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <span className="font-[560] text-ink-2 text-xs">{label}</span>
      <b className="display num block truncate text-base">{value}</b>
      <span className="text-ink-2 text-xs">{note}</span>
    </div>
  );
}
