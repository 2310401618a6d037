import type { Access, Method } from '@lensemble/contract/endpoint';
import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { shownTeam } from '../teams/shown-team.ts';

interface Called {
  readonly access: Access;
  readonly method: Method;
}

interface TeamCall {
  readonly headers: Readonly<Record<string, string>>;
  /** Passes the response on. It never settles if another team is shown by then. */
  readonly guard: <Answer>(answer: Promise<Answer>) => Promise<Answer>;
}

const forNoTeam: TeamCall = { headers: {}, guard: (answer) => answer };

/** Ties a request to the shown team, so that one team's screens never receive another team's data. */
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
 * Whether the page preloads this address; true only once. Browsers reuse a preloaded response only for a request with
 * the same headers. The page was rendered for the same team.
 */
function takePreload(address: string): boolean {
  const links = globalThis.document?.querySelectorAll('link[rel=preload][as=fetch]') ?? [];
  const link = [...links].find((each) => each.getAttribute('href') === address);
  link?.remove();
  return link !== undefined;
}
