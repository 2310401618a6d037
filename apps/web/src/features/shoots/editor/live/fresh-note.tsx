import { use } from 'react';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';
import { LiveContext } from './live-context.ts';

const FreshLine = lazyPart(() => import('./fresh-line.tsx'), null);

/** What another member has just changed in a section with these fields. */
export function FreshNote({ fields }: { fields: readonly string[] }) {
  const live = use(LiveContext);
  const changed = live?.fresh?.fields.filter((each) => fields.includes(each)) ?? [];
  if (!live?.fresh || changed.length === 0) return null;
  return <FreshLine live={live} fresh={live.fresh} fields={changed} />;
}
