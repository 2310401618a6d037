import { deleteAccount } from '@lensemble/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { paths } from '@/config/paths.ts';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { endDrafts } from '@/lib/drafts.ts';
import { leaveWithNotice } from '@/lib/notice.ts';
import { tellOtherTabs } from '@/lib/other-tabs.ts';
import { dropUnsaved } from '@/lib/session-end.ts';
import { toast } from '@/lib/toast.ts';

/** Deletes one's account for good. A whole new page comes after it, so that nothing of the person stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => callApi(deleteAccount),
    onSuccess: () => {
      dropUnsaved();
      endDrafts();
      tellOtherTabs(null);
      leaveWithNotice({ title: 'Account deleted' }, paths.dashboard.getHref());
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to delete account'),
        variant: 'destructive',
      }),
  });
}
