import { requestEmailChange } from '@lensemble/contract/email-change';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { useMutation } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';
import { tellRefused } from '@/lib/calls/tell-refused.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast } from '@/lib/shell/toast.ts';

/** Mails a link to the new address, which counts once the link is used. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (email: string) => callApi(requestEmailChange, { body: { email } }),
    onSuccess: (_, email) =>
      toast(
        sendsMail()
          ? {
              title: loginWords('checkEmail'),
              description: loginWords('linkToNewEmail', { email }),
            }
          : { title: mailOffWords('kept', { count: 1 }) },
      ),
    onError: (error) => {
      // The form shows the message for its field.
      if (error instanceof ApiError && error.fields.email) return;
      tellRefused(error, loginWords('linkNotSent'));
    },
  });
}
