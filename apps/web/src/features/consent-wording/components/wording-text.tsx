import type { ConsentWording } from '@lensemble/contract/consent-wording';
import { wordingWords } from '@lensemble/messages/web/consent-wording';

/** The wording for members, who cannot change it. */
export function WordingText({ wording }: { wording: ConsentWording | null }) {
  return (
    <div className="grid gap-3">
      {wording && (
        <>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {wording.text}
          </p>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {wording.uses.map(({ id, name, about }) => (
              <li key={id} className="px-3 py-2">
                <span dir="auto" className="block font-medium">
                  {name}
                </span>
                {about && (
                  <span dir="auto" className="block text-ink-3 text-xs">
                    {about}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-ink-3 text-sm">{wordingWords('onlyManagers')}</p>
    </div>
  );
}
