import { TOAST_REMOVAL_DELAY_MS } from '@lensemble/contract/constants';
import { callWords } from '@lensemble/messages/web/calls';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { listeners } from '../listeners.ts';
import { isAskingToSignIn } from '../session/session-end.ts';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** In place of the tick, for what is no success. */
  icon?: LucideIcon | undefined;
  action?: { label: string; run: () => void };
  /** By default five seconds, or ten with an action. */
  durationMs?: number;
  image?: string | null;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
  /** Unix time in milliseconds. The remaining time carries over if another part of the page shows the toast. */
  readonly since: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
let hosts = 0;
const { subscribe, notify } = listeners();

function set(next: readonly ShownToast[]) {
  shown = next;
  notify();
}

/** Shows a toast in place of the previous one. Also works outside of React. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  const id = ++lastId;
  if (message.variant === 'destructive' && isAskingToSignIn()) return { dismiss: () => {} };
  set([{ ...message, id, open: true, since: Date.now() }]);
  return { dismiss: () => dismissToast(id) };
}

/** Shows an error. For a failed request, use `sentenceOf` for `description`. */
export function toastError(description: string, title: ReactNode = callWords('error')): void {
  toast({ title, description, variant: 'destructive' });
}

/** Shows that code could not be loaded. */
export function toastNotOpened(): void {
  toastError(callWords('checkConnection'), callWords('notOpened'));
}

/** Closes a toast. It stays in the state, closed, for TOAST_REMOVAL_DELAY_MS. */
export function dismissToast(id: number): void {
  if (!shown.some((entry) => entry.id === id && entry.open)) return;
  set(shown.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(shown.filter((entry) => entry.id !== id)), TOAST_REMOVAL_DELAY_MS);
}

/** Closes a shown error, e.g. because what it refused has worked in the meantime. */
export function dismissErrors(): void {
  for (const { id, variant } of shown) if (variant === 'destructive') dismissToast(id);
}

export const subscribeToToasts = subscribe;

export function currentToasts(): readonly ShownToast[] {
  return shown;
}

/** Lets a layer that covers the screen show the toasts itself, until the returned function is called. */
export function hostToasts(): () => void {
  hosts += 1;
  notify();
  return () => {
    hosts -= 1;
    notify();
  };
}

export function areToastsHosted(): boolean {
  return hosts > 0;
}
