import { TOAST_DURATION_MS } from '@lensemble/contract/constants';
import { NOTICE_KEY } from '@/lib/session/notice-key.ts';

/** notice.ts shows the notice of the previous page here. */
export function LeftNotice() {
  return (
    <p
      role="status"
      data-notice={NOTICE_KEY}
      data-notice-ms={TOAST_DURATION_MS}
      className="floating fixed right-4 bottom-4 z-60 px-4 py-3 font-[620] empty:opacity-0"
    />
  );
}
