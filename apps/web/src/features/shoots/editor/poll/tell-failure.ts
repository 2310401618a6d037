import { datePollWords } from '@lensemble/messages/web/date-poll';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

const FAILED_SERVER = 500;

/** Shows why a call failed. It can be repeated unless the server refused it. */
export function tellFailure(error: unknown, words: string, repeat: () => void): void {
  if (error instanceof ApiError && error.status < FAILED_SERVER)
    toastError(sentenceOf(error, words));
  else
    toast({
      title: words,
      variant: 'destructive',
      action: { label: datePollWords('tryAgain'), run: repeat },
    });
}
