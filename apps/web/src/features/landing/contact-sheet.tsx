import { FrameRing } from '@/components/today-ring.tsx';
import { CutPicture } from './cut-picture.tsx';

const frames = [
  { name: 'candle', number: '12' },
  { name: 'neon', number: '13A' },
  { name: 'aurora', number: '14' },
  { name: 'forest', number: '15A' },
  { name: 'studio', number: '16', chosen: true },
  { name: 'castle', number: '17A' },
  { name: 'dunes', number: '18' },
  { name: 'stage', number: '19A' },
  { name: 'blossom', number: '20' },
];

/** Nine frames, one of them ringed: the picture of the whole product. */
export function ContactSheet() {
  return (
    <div
      aria-hidden
      className="relative -mr-15 -ml-2.5 grid -rotate-4 mask-no-repeat pr-0.5 grid-cols-3 gap-2.5 self-start mask-b-from-60% max-lg:max-h-150 mask-b-to-96% lg:-mr-30 lg:-ml-2 lg:mt-12 lg:mask-b-from-[500px] lg:mask-b-to-[730px]"
    >
      {frames.map((frame) => (
        <div key={frame.name} className="relative">
          <CutPicture
            name={frame.name}
            cut="frame"
            sizes="(width >= 80rem) 230px, (width >= 64rem) 17vw, 38vw"
            first
            className="rounded-xs"
          />
          <span className="num block px-0.5 pt-1 pb-0.5 font-semibold text-ink-3 text-xs">
            {frame.number}
          </span>
          {frame.chosen && (
            <FrameRing className="-inset-x-[9%] -top-[9%] drawn h-[107%] w-[118%]" />
          )}
        </div>
      ))}
    </div>
  );
}
