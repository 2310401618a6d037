import type { ListedShoot } from '@lensemble/contract/shoots';
import { deviceWords } from '@lensemble/messages/web/device';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { CirclePlay, Smartphone } from 'lucide-react';
import { paths } from '@/config/paths.ts';
import { leaveFor } from '@/lib/shell/leave-for.ts';
import { dueShoots } from '@/lib/shoots/due-shoots.ts';
import type { Entry } from './entry.ts';

/** *On set* of the shoots of the next days, and the plans on this device. They are not screens of the application. */
export const onSetEntries = (shoots: readonly ListedShoot[], now: number): Entry[] => [
  ...dueShoots(shoots, now).map(({ id, title }) => ({
    id: `on-set-${id}`,
    // Below the shoot itself, whose title it contains.
    group: 'shoots' as const,
    label: onSetWords('of', { title }),
    words: deviceWords('search'),
    icon: CirclePlay,
    run: () => leaveFor(paths.onSet.getHref(id)),
  })),
  {
    id: 'kept-plans',
    group: 'actions',
    label: deviceWords('keptTitle'),
    words: deviceWords('search'),
    icon: Smartphone,
    run: () => leaveFor(paths.keptPlans.getHref()),
  },
];
