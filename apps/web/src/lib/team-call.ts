import type { Access, Method } from '@lensemble/contract/endpoint';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { shownTeam } from './shown-team.ts';

interface Called {
  readonly access: Access;
  readonly method: Method;
}

interface TeamCall {
  /** Says which team the call is meant for. */
  readonly headers: Readonly<Record<string, string>>;
  /** Hands the answer on, unless another team is shown by now: then it is nobody's, and never arrives. */
  readonly guard: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
}

const forNoTeam: TeamCall = { headers: {}, guard: (answer) => answer };

/** What a call to an address needs so that no team gets what was meant for another. */
export function teamCall({ access, method }: Called, address: string): TeamCall {
  const team = access === 'team' ? shownTeam() : undefined;
  if (team === undefined) return forNoTeam;
  const isPreloaded = method === 'GET' && takePreload(address);
  return {
    headers: isPreloaded ? {} : { [TEAM_HEADER]: team },
    guard: async (answer) => {
      try {
        return await answer;
      } finally {
        if (shownTeam() !== team) await new Promise(() => {});
      }
    },
  };
}

/**
 * Whether the page itself has asked for an address already: true once. Browsers hand that answer only to a call with the
 * same headers, and the page came for the same team.
 */
function takePreload(address: string): boolean {
  const links = globalThis.document?.querySelectorAll('link[rel=preload][as=fetch]') ?? [];
  const link = [...links].find((each) => each.getAttribute('href') === address);
  link?.remove();
  return link !== undefined;
}
