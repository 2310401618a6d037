import { lateCode } from '@/lib/shell/late-code.ts';
import { useLateCode } from '@/lib/shell/use-late-code.ts';

const parts = lateCode(() => import('./outlook-parts.tsx'));

/** What cards say about readiness. It loads after the first paint; cards are complete without it. */
export const useOutlookParts = () => useLateCode(parts, true, () => {});
