import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import { LoaderCircle, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { MapPoint } from '@/components/map/map-props.ts';
import { cn } from '@/lib/cn.ts';
import { askForPosition } from '@/lib/places/position.ts';

interface PositionButtonProps {
  /** Called on click. The returned function receives the position, if there is one. */
  onAsk: () => (at: MapPoint) => void;
}

/** Sets the location to the browser's position. Without permission, it only shows that the position is unknown. */
export function PositionButton({ onAsk }: PositionButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'unknown'>('idle');
  const ask = async () => {
    if (step === 'asking') return;
    setStep('asking');
    const take = onAsk();
    const at = await askForPosition();
    setStep(at ? 'idle' : 'unknown');
    if (at) take(at);
  };
  const Icon = step === 'asking' ? LoaderCircle : LocateFixed;
  return (
    <span className="flex items-baseline gap-2 text-xs">
      <span role="status" className="text-ink-3">
        {step === 'unknown' && locationFieldWords('noPosition')}
      </span>
      <button
        type="button"
        onClick={() => void ask()}
        aria-busy={step === 'asking' || undefined}
        className="relative inline-flex items-baseline gap-1.5 rounded-sm font-[560] text-accent-text before:absolute before:-inset-x-2 before:-inset-y-3.5 hover:underline"
      >
        <Icon
          className={cn('size-3.5 self-center', step === 'asking' && 'animate-spin')}
          aria-hidden
        />
        {locationFieldWords('useMyPosition')}
      </button>
    </span>
  );
}
