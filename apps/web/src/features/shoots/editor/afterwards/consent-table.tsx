import { agreedUses, consentTo } from '@lensemble/contract/consent-state';
import type { ConsentingPerson, ConsentsOfShoot } from '@lensemble/contract/consents';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import {
  type ConsentActions,
  Mark,
  PersonAction,
  PersonName,
  PersonState,
} from './consent-parts.tsx';

export interface ConsentTableProps extends ConsentActions {
  consents: ConsentsOfShoot;
}

export function ConsentTable({ consents, pdfOf, onAsk }: ConsentTableProps) {
  const { uses, people } = consents;
  const signed = people.flatMap(({ consent }) => consent ?? []);
  return (
    <div className="panel relative overflow-x-auto">
      <table className="w-full min-w-160 text-sm">
        <thead>
          <tr className="border-line border-b text-ink-3 text-xs">
            <th scope="col" className="min-w-44 px-3 py-2 text-left font-medium">
              {afterwardsWords('person')}
            </th>
            {uses.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-2 font-medium">
                <span dir="auto" title={name} className="mx-auto line-clamp-4 max-w-28 break-words">
                  {name}
                </span>
              </th>
            ))}
            {/* Withdrawals and their notes need more room than long names. */}
            <th scope="col" className="min-w-44 px-3 py-2 text-left font-medium">
              {afterwardsWords('signed')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow
              key={person.participantId}
              person={person}
              uses={uses}
              pdfOf={pdfOf}
              onAsk={onAsk}
            />
          ))}
        </tbody>
        {signed.length > 0 && (
          <tfoot>
            <tr className="border-line border-t bg-well">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {afterwardsWords('saidYes')}
              </th>
              {uses.map(({ id }) => (
                <td key={id} className="num px-2 py-2 text-center font-semibold">
                  {signed.filter((consent) => agreedUses(consent).includes(id)).length}
                </td>
              ))}
              <td colSpan={2} className="px-3 py-2 text-ink-3">
                {afterwardsWords('ofSigned', { count: signed.length })}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface PersonRowProps extends ConsentActions {
  person: ConsentingPerson;
  uses: ConsentsOfShoot['uses'];
}

function PersonRow({ person, uses, ...actions }: PersonRowProps) {
  const { consent } = person;
  return (
    <tr>
      <th scope="row" className="max-w-58 px-3 py-2 text-left font-normal">
        <PersonName {...person} />
      </th>
      {uses.map(({ id }) => (
        <td key={id} className="px-2 py-2">
          <span className="grid justify-items-center">
            {consent ? (
              <Mark state={consentTo(consent, id)} />
            ) : (
              <span aria-hidden className="text-ink-3">
                ·
              </span>
            )}
          </span>
        </td>
      ))}
      <td className="px-3 py-2 text-xs">
        <PersonState {...person} />
      </td>
      <td className="px-2 py-2 text-right">
        <PersonAction person={person} {...actions} />
      </td>
    </tr>
  );
}
