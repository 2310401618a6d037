import { ShootEditor } from './components/shoot-editor.tsx';
import { type PrefillSearch, prefillOf } from './lib/prefill.ts';

export function NewShootPage(search: PrefillSearch) {
  const { status, date, time, duration, title } = search;
  return (
    <ShootEditor
      key={`${status} ${date} ${time} ${duration} ${title}`}
      shoot={null}
      prefill={prefillOf(search)}
    />
  );
}
