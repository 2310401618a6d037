import { ShootEditor } from './components/shoot-editor.tsx';
import { prefillOf } from './lib/prefill.ts';

/** The editor of a shoot that does not exist yet, with what the address asks for already filled in. */
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
