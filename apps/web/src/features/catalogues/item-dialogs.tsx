import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type ItemDialogs, ItemDialogsProvider } from '@/lib/catalogues/item-dialogs.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import type { ItemRequest } from './dialogs/item-request.ts';

const ItemDialog = lazyDialog(() => import('./dialogs/item-dialog.tsx'));

interface Opened {
  readonly request: ItemRequest;
  /** The screen below the dialog. Leaving it closes the dialog. */
  readonly pathname: string;
  readonly key: number;
}

export function ItemDialogsHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const dialogs = useMemo<ItemDialogs>(() => {
    const open = (request: ItemRequest) =>
      setOpened((last) => ({
        request,
        pathname: window.location.pathname,
        key: (last?.key ?? 0) + 1,
      }));
    return {
      create: (kind, { name = '', onCreated = () => {} } = {}) =>
        open({ kind, id: null, name, onSaved: onCreated } as ItemRequest),
      edit: (kind, id, { onUpdated = () => {} } = {}) =>
        open({ kind, id, name: '', onSaved: onUpdated } as ItemRequest),
    };
  }, []);
  return (
    <ItemDialogsProvider value={dialogs}>
      {children}
      {opened && opened.pathname === pathname && (
        <ItemDialog key={opened.key} request={opened.request} onClose={close} />
      )}
    </ItemDialogsProvider>
  );
}
