import { type CreditTarget, captionOf } from '@lensemble/contract/captions';
import { networkNames, networks } from '@lensemble/contract/networks';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { creditWords } from '@lensemble/messages/web/editor-credits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { creditsQuery } from '@/features/shoots/api/credits.ts';
import { Caption } from './caption.tsx';
import { captionWords } from './caption-words.ts';
import { CreditRow } from './credit-row.tsx';
import { LoadingAfterwards } from './loading-afterwards.tsx';
import { Part } from './part.tsx';

const targets: readonly CreditTarget[] = [...networks, 'plain'];

const labelOf = (target: CreditTarget) =>
  target === 'plain' ? creditWords('plain') : networkNames[target];

/** Who is named under the pictures, and the caption to copy. */
export function Credits({ shoot }: { shoot: ShootDetail }) {
  return (
    <Part title={creditWords('title')}>
      <CreditList shoot={shoot} />
    </Part>
  );
}

function CreditList({ shoot }: { shoot: ShootDetail }) {
  // A changed crew has other credits.
  const { data, error, isFetching, refetch } = useQuery(creditsQuery(shoot.id, shoot.version));
  const [target, setTarget] = useState<CreditTarget>('instagram');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (error && !data)
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => refetch()}>
        {creditWords('failed')}
      </LoadFailure>
    );
  if (!data) return <LoadingAfterwards />;
  if (data.people.length === 0) return <p className="text-ink-3">{creditWords('none')}</p>;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const people = data.people.filter(({ participantId }) => !left.has(participantId));
  const hidden = data.people.filter(({ notNamed }) => notNamed).map(({ name }) => name);
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[3fr_2fr]">
      <div className="panel min-w-0 p-2">
        <Tabs value={target} onValueChange={(value) => setTarget(value as CreditTarget)}>
          <TabsList aria-label={creditWords('target')}>
            {targets.map((each) => (
              <TabsTrigger key={each} value={each} className="px-1.5">
                {labelOf(each)}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={target}>
            <ul className="mt-1 divide-y divide-line">
              {data.people.map((person) => (
                <CreditRow
                  key={person.participantId}
                  person={person}
                  target={target}
                  isIncluded={!left.has(person.participantId)}
                  onToggle={() => toggle(person.participantId)}
                  onChanged={refetch}
                />
              ))}
            </ul>
          </TabsContent>
        </Tabs>
      </div>
      <Caption text={captionOf({ ...data, people }, target, captionWords)} hidden={hidden} />
    </div>
  );
}
