import { agreedUses, type ConsentState, consentTo } from '@lensemble/contract/consent-state';
import type {
  ConsentingPerson,
  ConsentsOfShoot,
  SignedConsent,
} from '@lensemble/contract/consents';
import { imageVariant } from '@lensemble/contract/image-variant';
import { pageLocale } from '@lensemble/messages/page-language';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { Check, FileDown, Minus, Send, X } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { roleName } from '@/lib/words/role-names.ts';

interface ConsentTableProps {
  consents: ConsentsOfShoot;
  pdfOf: (consentId: string) => string;
  /** Undefined if there is nothing to ask for. */
  onAsk: ((participantId: string) => void) | undefined;
}

const dayFormat = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'medium' });
const dayOf = (moment: string) => dayFormat.format(new Date(moment));

export function ConsentTable({ consents, pdfOf, onAsk }: ConsentTableProps) {
  const { uses, people } = consents;
  const signed = people.flatMap(({ consent }) => consent ?? []);
  return (
    <div className="panel overflow-x-auto">
      <table className="w-full min-w-160 text-sm">
        <thead>
          <tr className="border-line border-b text-ink-3 text-xs">
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {afterwardsWords('person')}
            </th>
            {uses.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-2 font-medium">
                <span dir="auto" title={name} className="mx-auto block max-w-28 truncate">
                  {name}
                </span>
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-left font-medium">
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

interface PersonRowProps extends Pick<ConsentTableProps, 'pdfOf' | 'onAsk'> {
  person: ConsentingPerson;
  uses: ConsentsOfShoot['uses'];
}

function PersonRow({ person, uses, pdfOf, onAsk }: PersonRowProps) {
  const { participantId, name, avatarUrl, role, state, consent } = person;
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal">
        <span className="flex max-w-52 items-center gap-2.5">
          <Avatar name={name} src={avatarUrl && imageVariant(avatarUrl, 'small')} />
          <span className="min-w-0">
            <span dir="auto" className="block truncate font-medium">
              {name}
            </span>
            <span dir="auto" className="block truncate text-ink-3 text-xs">
              {roleName(role)}
            </span>
          </span>
        </span>
      </th>
      {uses.map(({ id }) => (
        <td key={id} className="px-2 py-2">
          {consent && <Mark state={consentTo(consent, id)} />}
        </td>
      ))}
      <td className="px-3 py-2 text-xs">
        {consent ? (
          <Signed consent={consent} />
        ) : (
          <span className={state === 'notAsked' ? 'text-ink-3' : 'text-planning-text'}>
            {afterwardsWords(state === 'signed' ? 'signed' : state)}
          </span>
        )}
      </td>
      <td className="px-2 py-2 text-right">
        {consent ? (
          <Button asChild size="icon-sm" variant="ghost">
            <a href={pdfOf(consent.id)} download aria-label={afterwardsWords('pdfOf', { name })}>
              <FileDown aria-hidden />
            </a>
          </Button>
        ) : (
          onAsk && (
            <Button
              size="sm"
              aria-label={afterwardsWords('askPerson', { name })}
              onClick={() => onAsk(participantId)}
            >
              <Send aria-hidden />
              {afterwardsWords('ask')}
            </Button>
          )
        )}
      </td>
    </tr>
  );
}

const marks = {
  agreed: { icon: Check, className: 'bg-ready-soft text-ready-text' },
  withdrawn: { icon: X, className: 'bg-danger-soft text-danger-text' },
  refused: { icon: Minus, className: 'text-ink-3' },
} as const;

function Mark({ state }: { state: ConsentState }) {
  const { icon: Icon, className } = marks[state];
  return (
    <span className={cn('mx-auto grid size-7 place-items-center rounded-full', className)}>
      <Icon className="size-4" aria-hidden />
      <span className="sr-only">{afterwardsWords(state)}</span>
    </span>
  );
}

function Signed({ consent }: { consent: SignedConsent }) {
  const { at, version, scope, uses, withdrawals } = consent;
  const about = afterwardsWords('version', { version: String(version) });
  const nameOf = (useId: string) => uses.find(({ id }) => id === useId)?.name ?? '';
  return (
    <div className="grid gap-0.5">
      <span className="num">{dayOf(at)}</span>
      <span className="text-ink-3">
        {scope === 'team' ? afterwardsWords('versionForAll', { version: String(version) }) : about}
      </span>
      {withdrawals.map(({ at: when, useIds, note }) => (
        <span key={when} className="text-danger-text">
          {afterwardsWords('withdrawnOn', {
            uses: useIds.map(nameOf).join(', '),
            date: dayOf(when),
          })}
          {note && <q className="block text-ink-2">{note}</q>}
        </span>
      ))}
    </div>
  );
}
