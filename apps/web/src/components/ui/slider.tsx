import * as Primitive from 'radix-ui/slider';
import { cn } from '@/lib/cn.ts';

interface SliderProps {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  'aria-label': string;
  valueText?: string;
  className?: string;
}

export function Slider({
  value,
  onValueChange,
  'aria-label': label,
  valueText,
  className,
  ...range
}: SliderProps) {
  return (
    <Primitive.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={cn('relative flex h-target min-w-0 flex-1 touch-none items-center', className)}
      {...range}
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-line-strong forced-colors:bg-[GrayText]">
        <Primitive.Range className="absolute h-full rounded-full bg-accent forced-colors:bg-[Highlight]" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full border-3 border-accent bg-accent-on shadow-1 focus-visible:rounded-full"
      />
    </Primitive.Root>
  );
}
