import { isAhead } from '@lensemble/contract/shoot-status';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { lazyPart } from '@/lib/shell/lazy-part.tsx';

const Panel = lazyPart(
  () => import('./readiness-panel.tsx'),
  <div className="panel min-h-23 max-md:min-h-24 print:hidden" />,
);

/** What is open in a stored shoot that is planned or ready. */
export function ReadinessSection({ shoot }: { shoot: ShootDetail | null }) {
  const { control } = useEditorFields();
  const status = useWatch({ control, name: 'status' });
  return shoot && isAhead({ status }) ? <Panel shoot={shoot} /> : null;
}
