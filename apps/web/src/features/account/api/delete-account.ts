import { deleteAccount } from '@lensemble/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { paths } from '@/config/paths.ts';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { endDrafts } from '@/lib/session/drafts.ts';
import { leaveWithNotice } from '@/lib/session/notice.ts';
import { tellOtherTabs } from '@/lib/session/other-tabs.ts';
import { dropUnsaved } from '@/lib/session/session-end.ts';
import { toastError } from '@/lib/shell/toast.ts';

/** Deletes the user's account. It then loads a new page, so that no personal data stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => callApi(deleteAccount),
    onSuccess: () => {
      dropUnsaved();
      endDrafts();
      tellOtherTabs(null);
      leaveWithNotice({ title: 'Account deleted' }, paths.dashboard.getHref());
    },
    onError: (error) => toastError(sentenceOf(error, 'Failed to delete account')),
  });
}
