import { outwardResultWords } from '@lensemble/messages/web/outward-results';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportDocument,
  integrationsQuery,
  saveToOwnGoogle,
  saveWithServiceAccount,
} from '@/features/shoots/api/outward.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { askGoogle } from './google-popup.ts';
import {
  GOOGLE_NOT_CONFIGURED,
  isWithoutGoogleDocs,
  mustConnect,
  tellBlocked,
  tellFailure,
} from './refusals.ts';
import type { Outward } from './use-outward.ts';

const FALLBACK = outwardResultWords('documentFailed');

/** The available targets for a document; `undefined` if the check failed. */
export interface SaveOptions {
  readonly serviceAccount: boolean | undefined;
  readonly ownGoogle: boolean | undefined;
  readonly isConnected: boolean;
}

const unknownOptions: SaveOptions = {
  serviceAccount: undefined,
  ownGoogle: undefined,
  isConnected: false,
};

/** Creates a document with the call sheet. `options` is null while the dialog is closed. */
export function useDocuments(outward: Outward) {
  const client = useQueryClient();
  const [options, setOptions] = useState<SaveOptions | null>(null);

  const created = (url: string) => {
    setOptions(null);
    toast({ title: outwardResultWords('exported') });
    // If the browser blocks the window, the banner still has the link.
    window.open(url, '_blank', 'noopener');
    return outward.tell({ kind: 'document', url });
  };

  const readOptions = async (): Promise<SaveOptions> => {
    const known = await client.fetchQuery(integrationsQuery).catch(() => undefined);
    if (!known) return unknownOptions;
    const { serviceAccountConfigured, oauthClientConfigured, userHasGoogleProvider } = known;
    return {
      serviceAccount: serviceAccountConfigured,
      ownGoogle: oauthClientConfigured,
      isConnected: userHasGoogleProvider,
    };
  };

  const exportNow = async () => {
    const known = await readOptions();
    // If there is or may be more than one target, the user chooses.
    if (known.ownGoogle !== false) return setOptions(known);
    try {
      await created((await exportDocument(outward.id)).docUrl);
    } catch (error) {
      if (isWithoutGoogleDocs(error)) setOptions(known);
      void tellFailure(outwardResultWords('exportFailed'), error, FALLBACK);
    }
  };

  const saveByServiceAccount = async () => {
    try {
      await created((await saveWithServiceAccount(outward.id)).docUrl);
    } catch (error) {
      void tellFailure(outwardResultWords('error'), error, FALLBACK);
    }
  };

  const ask = async () => {
    const outcome = await askGoogle('docs', outward.id);
    // The popup may have connected the account.
    void client.invalidateQueries({ queryKey: integrationsQuery.queryKey });
    if (outcome.type === 'blocked') tellBlocked();
    else if (outcome.type === 'oauth-not-configured') toastError(GOOGLE_NOT_CONFIGURED);
    else if (outcome.type === 'oauth-failed') toastError(outcome.error);
    else if (outcome.type === 'oauth-success' && outcome.docUrl) await created(outcome.docUrl);
  };

  const saveToOwn = async () => {
    if (!options?.isConnected) return ask();
    try {
      await created((await saveToOwnGoogle(outward.id)).docUrl);
    } catch (error) {
      if (mustConnect(error)) await ask();
      else void tellFailure(outwardResultWords('error'), error, FALLBACK);
    }
  };

  return {
    options,
    close: () => setOptions(null),
    start: () => outward.run('docs', exportNow),
    withServiceAccount: () => outward.run('docs', saveByServiceAccount),
    toOwnGoogle: () => outward.run('docs', saveToOwn),
  };
}
