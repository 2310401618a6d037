import { ShootEditor } from './components/shoot-editor.tsx';
import { prefillOf } from './lib/prefill.ts';

export function NewShootPage({
  status,
  date,
}: {
  status?: string | undefined;
  date?: string | undefined;
}) {
  return (
    <ShootEditor key={`${status} ${date}`} shoot={null} prefill={prefillOf({ status, date })} />
  );
}
