import { deleteAccount } from '@lensemble/contract/auth';
import { deletionWords } from '@lensemble/messages/web/account-deletion';
import { useMutation } from '@tanstack/react-query';
import { paths } from '@/config/paths.ts';
import { callApi } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { endDrafts } from '@/lib/session/drafts.ts';
import { leave } from '@/lib/session/leaving.ts';
import { leaveWithNotice } from '@/lib/session/notice.ts';
import { tellOtherTabs } from '@/lib/session/other-tabs.ts';
import { dropUnsaved, expectSessionEnd } from '@/lib/session/session-end.ts';

/** Deletes the user's account. It then loads a new page, so that no personal data stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => callApi(deleteAccount),
    onSuccess: async () => {
      expectSessionEnd(true);
      await leave();
      dropUnsaved();
      endDrafts();
      tellOtherTabs(null);
      leaveWithNotice({ title: deletionWords('deleted') }, paths.dashboard.getHref());
    },
    onError: (error) => tellRefused(error, deletionWords('failed')),
  });
}
