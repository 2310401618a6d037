import { lazyPart } from '@/lib/shell/lazy-part.tsx';

export const BusySummary = lazyPart(() => import('./busy-summary.tsx'));
