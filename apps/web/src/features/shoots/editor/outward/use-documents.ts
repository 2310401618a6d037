import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportDocument,
  integrationsQuery,
  saveToOwnGoogle,
  saveWithServiceAccount,
} from '@/features/shoots/api/outward.ts';
import { toast } from '@/lib/toast.ts';
import { askGoogle } from './google-popup.ts';
import {
  GOOGLE_NOT_CONFIGURED,
  isWithoutGoogleDocs,
  mustConnect,
  tellBlocked,
  tellFailure,
  tellPopupFailure,
} from './refusals.ts';
import type { Outward } from './use-outward.ts';

const FALLBACK = 'Failed to create/update document';

/** What can be chosen where a document may go to more than one place; `undefined` where that could not be asked. */
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

/** Makes the shoot's call sheet a document. `options` is what Save options offers while it is open. */
export function useDocuments(outward: Outward) {
  const client = useQueryClient();
  const [options, setOptions] = useState<SaveOptions | null>(null);

  const created = (url: string) => {
    setOptions(null);
    toast({ title: 'Export Successful' });
    // Where the browser blocks it, the banner still has it.
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
    // More than one place, or nobody knows: it is for the person to say.
    if (known.ownGoogle !== false) return setOptions(known);
    try {
      await created((await exportDocument(outward.id)).docUrl);
    } catch (error) {
      if (isWithoutGoogleDocs(error)) setOptions(known);
      tellFailure('Export Failed', error, FALLBACK);
    }
  };

  const saveByServiceAccount = async () => {
    try {
      await created((await saveWithServiceAccount(outward.id)).docUrl);
    } catch (error) {
      tellFailure('Error', error, FALLBACK);
    }
  };

  const ask = async () => {
    const outcome = await askGoogle('docs', outward.id);
    // It may be connected by now.
    void client.invalidateQueries({ queryKey: integrationsQuery.queryKey });
    if (outcome.type === 'blocked') tellBlocked();
    else if (outcome.type === 'oauth-not-configured')
      tellPopupFailure('Error', GOOGLE_NOT_CONFIGURED);
    else if (outcome.type === 'oauth-failed') tellPopupFailure('Error', outcome.error);
    else if (outcome.type === 'oauth-success' && outcome.docUrl) await created(outcome.docUrl);
  };

  const saveToOwn = async () => {
    if (!options?.isConnected) return ask();
    try {
      await created((await saveToOwnGoogle(outward.id)).docUrl);
    } catch (error) {
      if (mustConnect(error)) await ask();
      else tellFailure('Error', error, FALLBACK);
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
