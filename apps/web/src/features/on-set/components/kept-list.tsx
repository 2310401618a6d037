import { deviceWords } from '@lensemble/messages/web/device';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudUpload, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { KeptPlan } from '@/lib/device/database.ts';
import { readPlans, removeAll, removePlan } from '@/lib/device/kept-plans.ts';
import { sendWaiting } from '@/lib/device/send-waiting.ts';
import { readWaiting, type Waiting } from '@/lib/device/waiting.ts';
import { formatDate } from '@/lib/time/format.ts';
import { formatRecentMoment } from '@/lib/time/moments.ts';
import { useSunlight } from '../hooks/use-sunlight.ts';
import { UnsentSheet } from './unsent-sheet.tsx';

const keptQuery = (account: string) =>
  queryOptions({
    queryKey: ['kept-plans', account],
    queryFn: async () => ({
      plans: await readPlans(account),
      waiting: await readWaiting(account),
    }),
    gcTime: 0,
  });

/** Null for all plans. */
type Removal = KeptPlan | null;

/** The plans on this device, each with a way to remove it. What is not sent is offered to be sent first. */
export function KeptList({ account }: { account: string }) {
  const { data } = useQuery(keptQuery(account));
  useSunlight();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ plan: Removal; unsent: readonly Waiting[] }>();
  const plans = data?.plans ?? [];

  const finish = async (plan: Removal) => {
    await (plan ? removePlan(account, plan.shootId) : removeAll(account));
    setAsked(undefined);
    await queryClient.invalidateQueries({ queryKey: keptQuery(account).queryKey });
  };
  const remove = async (plan: Removal) => {
    const waiting = await readWaiting(account);
    const unsent = waiting.filter(({ shootId }) => !plan || shootId === plan.shootId);
    if (unsent.length > 0) setAsked({ plan, unsent });
    else await finish(plan);
  };

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-160 content-start gap-4 p-4 text-ink text-sm">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="display text-xl">{deviceWords('keptTitle')}</h1>
        <a href="/" className="flex min-h-14 items-center text-accent-text underline">
          {deviceWords('all')}
        </a>
      </header>
      <p className="text-ink-2">
        {plans.length === 0 && data ? deviceWords('nothingKept') : deviceWords('keptText')}
      </p>
      <ul className="grid gap-2">
        {plans.map((plan) => (
          <Row
            key={plan.shootId}
            plan={plan}
            waiting={data?.waiting.find(({ shootId }) => shootId === plan.shootId)}
            onRemove={() => void remove(plan)}
          />
        ))}
      </ul>
      {plans.length > 0 && (
        <Button
          variant="danger"
          className="min-h-14 justify-self-start"
          onClick={() => void remove(null)}
        >
          {deviceWords('removeAll')}
        </Button>
      )}
      {asked && (
        <UnsentSheet
          unsent={asked.unsent}
          onSend={async () => {
            await sendWaiting(account, asked.unsent);
            await finish(asked.plan);
          }}
          onDiscard={() => void finish(asked.plan)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}

interface RowProps {
  plan: KeptPlan;
  waiting: Waiting | undefined;
  onRemove: () => void;
}

function Row({ plan, waiting, onRemove }: RowProps) {
  const { shootId, shoot, team, keptAt, isAskedFor } = plan;
  return (
    <li className="panel flex items-center gap-2 p-2 pl-4">
      <a href={`/shoots/${shootId}/day`} className="grid min-h-14 min-w-0 flex-1 content-center">
        <b className="truncate font-[600] text-base">{shoot.title}</b>
        <small className="text-ink-3 text-xs [overflow-wrap:anywhere]">
          {[
            team.name,
            ...(shoot.date ? [formatDate(shoot.date)] : []),
            deviceWords('keptAt', { time: momentOf(keptAt) }),
          ].join(' · ')}
        </small>
        {isAskedFor && <small className="text-ink-3 text-xs">{deviceWords('kept')}</small>}
        {waiting && (
          <small className="flex items-center gap-1.5 text-planning-text text-xs">
            <CloudUpload className="size-4" />
            {deviceWords('waiting', { count: waiting.operations.length })}
          </small>
        )}
      </a>
      <Button
        variant="ghost"
        className="min-h-14 min-w-14 px-0"
        aria-label={deviceWords('remove', { title: shoot.title })}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </li>
  );
}

const momentOf = (moment: number) => formatRecentMoment(new Date(moment).toISOString());
