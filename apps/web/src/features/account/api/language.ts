import { getLanguage, setLanguage } from '@lensemble/contract/languages';
import type { Language } from '@lensemble/messages/languages';
import { accountLanguageWords } from '@lensemble/messages/web/account-language';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { keepChosen } from '../lib/language-chosen.ts';

/** The language of the account, and those that the server offers. */
export const languageQuery = queryOptions({
  queryKey: [getLanguage.path],
  queryFn: ({ signal }) => callApi(getLanguage, { signal }),
});

/** Saves the language of the account. It then loads the page again, because each page is written in one language. */
export function useSetLanguage() {
  return useMutation({
    mutationFn: (language: Language) => callApi(setLanguage, { body: { language } }),
    onSuccess: () => {
      keepChosen();
      window.location.reload();
    },
    onError: (error) => toastError(sentenceOf(error, accountLanguageWords('failed'))),
  });
}
