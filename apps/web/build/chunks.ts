import type { Plugin, Rolldown } from 'vite';

const ICONS = /node_modules[\\/]lucide-react[\\/]/;
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|react-query|query-core)|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce|clsx|class-variance-authority|tailwind-merge)[\\/]/;
/** Parts of libraries that their entry module exports, but no first screen calls. */
const LATER = /[\\/](useBlocker|useQueries|queriesObserver)\.js$/;
/** The layout of every screen includes the team switcher. */
const OURS = /[\\/]apps[\\/]web[\\/]src[\\/](lib|config|components|features[\\/]teams)[\\/]/;
const OF_FEATURES = /[\\/]apps[\\/]web[\\/]src[\\/]features[\\/]/;
const PLAIN_CONTRACT =
  /contract-endpoints:|[\\/]contract[\\/]src[\\/](clock|constants|costume-status|crew-roles|endpoint|image-variant|password-rules|permissions|shoot-status|team-header)\.ts$/;
/** Used by the dashboard, which needs little else of the shared modules. */
const CALENDAR = /[\\/]components[\\/]calendar[\\/]/;
/** The entry, the layout of the screens, and the board, which represents most lists. */
const FIRST =
  /[\\/]src[\\/](main\.tsx|routes[\\/]_app(|[\\/]shoots\.index)\.tsx\?tsr-split=component)$/;

/** The board loads it right after its first screen. In the second file, it would bring all of that along. */
const SOON = /[\\/]lib[\\/]calls[\\/]change-query\.ts$/;

/** What cards show after the first paint. With the second file, it would bring dialogs and menus along. */
const LATE = /[\\/]outlook[\\/]outlook-parts\.tsx$/;
/** Every screen loads it right after its first paint. With the second file, it would bring dialogs and menus along. */
const LIVE = /[\\/]components[\\/]live-updates\.tsx$/;
const ZONED_TIME = /[\\/]contract[\\/]src[\\/]zoned-time\.ts$/;

/** An icon that the board loads. As a file of its own, it would be sent uncompressed. */
const ICON_OF_BOARD = /[\\/]lucide-react[\\/].*[\\/]kanban\.mjs$/;

const SHARED_BY_SCREENS = 4;
/** Icons of fewer files stay out of what the board loads. */
const ICONS_SHARED_BY = 5;

const isShared = (id: string) =>
  (LIBRARIES.test(id) && !LATER.test(id)) || OURS.test(id) || PLAIN_CONTRACT.test(id);

/**
 * Puts the modules of the first screen into one file and most other shared modules into a second: fewer requests and
 * better compression. Modules that import zod or a form library must not match, or every screen would load them.
 */
export function chunks(): Plugin {
  let first: ReadonlySet<string> = new Set();
  let late: ReadonlySet<string> = new Set();
  let live: ReadonlySet<string> = new Set();
  const groups = [
    {
      name: 'base',
      test: (id: string) =>
        ICON_OF_BOARD.test(id) || (isShared(id) && (first.has(id) || SOON.test(id))),
    },
    // Most are so small that each would be sent uncompressed, by a request of its own.
    {
      name: 'first',
      test: (id: string) => OF_FEATURES.test(id) && first.has(id),
      minShareCount: 3,
    },
    { name: 'late', test: (id: string) => ZONED_TIME.test(id) || (isShared(id) && late.has(id)) },
    { name: 'live', test: (id: string) => isShared(id) && live.has(id) },
    { name: 'month', test: CALENDAR, minShareCount: SHARED_BY_SCREENS },
    { name: 'icons', test: ICONS, minShareCount: ICONS_SHARED_BY },
    { name: 'more', test: isShared, minShareCount: SHARED_BY_SCREENS },
  ];
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd(failure) {
      // The build reports the failure itself.
      if (failure) return;
      const starts = [...this.getModuleIds()].filter((id) => FIRST.test(id));
      if (starts.length < 3) this.error('A file that every start needs is called otherwise now');
      first = reachedFrom(starts, this);
      late = reachedFrom([theOne(LATE, this)], this);
      live = reachedFrom([theOne(LIVE, this)], this);
    },
  };
}

function theOne(
  name: RegExp,
  graph: Pick<Rolldown.PluginContext, 'getModuleIds' | 'error'>,
): string {
  const [id, ...others] = [...graph.getModuleIds()].filter((each) => name.test(each));
  if (id === undefined || others.length > 0) return graph.error(`No single file matches ${name}`);
  return id;
}

/** A contract module with schemas. Screens that only call its endpoints do not load it. */
const isSchemas = (id: string) => /[\\/]contract[\\/]src[\\/]/.test(id) && !PLAIN_CONTRACT.test(id);

/** The modules and their static imports. Excludes icons, because their package exports all icons from one module. */
function reachedFrom(
  starts: readonly string[],
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...starts];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id) || ICONS.test(id) || isSchemas(id)) continue;
    reached.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
