import { shootMoveWords } from '@lensemble/messages/web/shoot-moves';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '@/lib/calls/api.ts';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastError } from '@/lib/shell/toast.ts';
import type { WantedMove } from './wanted-move.ts';

const code = lateCode(() => import('./carry-out.ts'));

/**
 * Moves a shoot to another day, with Undo. If its crew has been reminded, a question comes first: the move sends emails.
 * `asked` is the move in question.
 */
export function useDayMove() {
  const client = useQueryClient();
  const [asked, ask] = useState<WantedMove | null>(null);

  const carryOutOrAsk = async (wanted: WantedMove) => {
    const { isCrewTold, carryOut } = await code.get();
    if (await isCrewTold(client, wanted.shoot)) ask(wanted);
    else await carryOut(client, wanted, false);
  };
  const carryOut = async (wanted: WantedMove) => (await code.get()).carryOut(client, wanted, true);
  const move = (wanted: WantedMove) => {
    if (!isThere(wanted)) void carryOutOrAsk(wanted).catch(tellFailure);
  };
  const answer = (isConfirmed: boolean) => {
    ask(null);
    if (asked && isConfirmed) void carryOut(asked).catch(tellFailure);
  };
  return { move, asked, answer };
}

function isThere({ shoot, to }: WantedMove): boolean {
  return shoot.date === to.date && (to.time === undefined || shoot.time === to.time);
}

function tellFailure(error: unknown): void {
  toastError(sentenceOf(error, shootMoveWords('failed')));
}
