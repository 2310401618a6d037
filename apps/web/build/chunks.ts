import type { Plugin, Rolldown } from 'vite';

const ICONS = /node_modules[\\/]lucide-react[\\/]/;
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|react-query|query-core)|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce|clsx|class-variance-authority|tailwind-merge)[\\/]/;
const OURS = /[\\/]apps[\\/]web[\\/]src[\\/](lib|config|components)[\\/]/;
const PLAIN_CONTRACT =
  /contract-endpoints:|[\\/]contract[\\/]src[\\/](constants|costume-status|crew-roles|endpoint|image-variant|password-rules|permissions|shoot-status|team-header)\.ts$/;
/** Of the dashboard, which needs nothing else of what the other screens share. */
const CALENDAR = /[\\/]components[\\/](month-|today-)/;
/** What starts the application, the frame around its screens, and the board, which has what most lists have. */
const FIRST =
  /[\\/]src[\\/](main\.tsx|routes[\\/]_app(|[\\/]shoots\.index)\.tsx\?tsr-split=component)$/;

const SHARED_BY_SCREENS = 4;

const isShared = (id: string) => LIBRARIES.test(id) || OURS.test(id) || PLAIN_CONTRACT.test(id);

/**
 * What the first screen needs comes in one file instead of twenty small ones, and what most of the others share in a second:
 * fewer requests, and they compress better. Nothing that leads to zod or to a form library may match, or every screen would
 * carry it.
 */
export function chunks(): Plugin {
  let first: ReadonlySet<string> = new Set();
  const groups = [
    { name: 'base', test: (id: string) => isShared(id) && first.has(id) },
    { name: 'month', test: CALENDAR, minShareCount: SHARED_BY_SCREENS },
    { name: 'icons', test: ICONS, minShareCount: SHARED_BY_SCREENS },
    { name: 'more', test: isShared, minShareCount: SHARED_BY_SCREENS },
  ];
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd(failure) {
      // Then it says itself why.
      if (failure) return;
      const starts = [...this.getModuleIds()].filter((id) => FIRST.test(id));
      if (starts.length < 3) this.error('A file that every start needs is called otherwise now');
      first = reachedFrom(starts, this);
    },
  };
}

/** The modules, and all that they import at once. Of a package with every icon that there is, it cannot be told which. */
function reachedFrom(
  starts: readonly string[],
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...starts];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id) || ICONS.test(id)) continue;
    reached.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
