import { FrameRing } from '@/components/calendar/today-ring.tsx';

/**
 * Cropped to 1:1.12 from `@lensemble/pictures`. The number in the name is the width in pixels. WebP, quality 66 to 74.
 */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, import: 'default' });

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

export function ContactSheet() {
  return (
    <div
      aria-hidden
      className="relative -mr-15 -ml-2.5 grid -rotate-4 mask-no-repeat pr-0.5 grid-cols-3 gap-2.5 self-start mask-b-from-60% max-lg:max-h-150 mask-b-to-96% lg:-mr-30 lg:-ml-2 lg:mt-12 lg:mask-b-from-[500px] lg:mask-b-to-[730px]"
    >
      {frames.map((frame) => (
        <div key={frame.name} className="relative">
          <img
            src={addressOf(frame.name, 460)}
            srcSet={`${addressOf(frame.name, 240)} 240w, ${addressOf(frame.name, 460)} 460w`}
            sizes="(width >= 80rem) 230px, (width >= 64rem) 17vw, 38vw"
            width={240}
            height={269}
            alt=""
            loading="eager"
            decoding="async"
            className="block w-full rounded-xs object-cover"
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

function addressOf(name: string, width: 240 | 460): string {
  const file = files[`./pictures/${name}-frame-${width}.webp`];
  if (!file) throw new Error(`The landing page has no picture ${name}-frame-${width}`);
  return file;
}
