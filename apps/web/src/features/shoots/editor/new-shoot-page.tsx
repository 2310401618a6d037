import { ShootEditor } from './components/shoot-editor.tsx';
import { prefillOf } from './lib/prefill.ts';

/** The search parameters of the page. */
type NewShootPageProps = Parameters<typeof prefillOf>[0];

export function NewShootPage(search: NewShootPageProps) {
  const { status, date, time, duration } = search;
  return (
    <ShootEditor
      key={`${status} ${date} ${time} ${duration}`}
      shoot={null}
      prefill={prefillOf(search)}
    />
  );
}
