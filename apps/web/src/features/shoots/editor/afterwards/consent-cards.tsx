import { agreedUses, consentTo } from '@lensemble/contract/consent-state';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { Mark, PersonAction, PersonName, PersonState } from './consent-parts.tsx';
import type { ConsentTableProps } from './consent-table.tsx';

/** The table where its columns have no room: a part for each person. */
export function ConsentCards({ consents: { uses, people }, ...actions }: ConsentTableProps) {
  const signed = people.flatMap(({ consent }) => consent ?? []);
  return (
    <div className="panel text-sm">
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.participantId} className="grid min-w-0 gap-2 p-3">
            <div className="flex min-w-0 items-center justify-between gap-2">
              <PersonName {...person} />
              <PersonAction person={person} {...actions} />
            </div>
            {person.consent && (
              <ul className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-1.5">
                {uses.map(({ id, name }) => (
                  <li key={id} className="flex min-w-0 items-center gap-2">
                    {person.consent && <Mark state={consentTo(person.consent, id)} />}
                    <span dir="auto" className="min-w-0 break-words">
                      {name}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <div className="text-xs">
              <PersonState {...person} />
            </div>
          </li>
        ))}
      </ul>
      {signed.length > 0 && (
        <div className="grid gap-1 border-line border-t bg-well p-3">
          <p className="font-medium">
            {afterwardsWords('saidYes')}{' '}
            <span className="font-normal text-ink-3">
              {afterwardsWords('ofSigned', { count: signed.length })}
            </span>
          </p>
          <dl className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            {uses.map(({ id, name }) => (
              <div key={id} className="contents">
                <dt dir="auto" className="break-words text-ink-2">
                  {name}
                </dt>
                <dd className="num text-right font-semibold">
                  {signed.filter((consent) => agreedUses(consent).includes(id)).length}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
