import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import type { Locating } from '@/components/place-search/use-locating.ts';

export function LocatingNote({ locating }: { locating: Locating }) {
  return (
    <span role="status" className="flex flex-wrap gap-x-2">
      {locating.step === 'locating' && locationFieldWords('finding')}
      {locating.step === 'failed' && (
        <>
          <span className="text-danger-text">{locating.reason}</span>
          <button
            type="button"
            onClick={locating.retry}
            className="font-[560] text-accent-text hover:underline"
          >
            {locationFieldWords('tryAgain')}
          </button>
        </>
      )}
    </span>
  );
}
