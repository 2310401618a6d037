import { TOAST_REMOVAL_DELAY_MS } from '@lensemble/contract/constants';
import type { ReactNode } from 'react';
import { isAskingToSignIn } from './session-end.ts';

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** One thing that can be done about it, e.g. Undo. The toast closes when it is taken. */
  action?: { label: string; run: () => void };
  /** How long it stays; five seconds unless said otherwise. */
  durationMs?: number;
  /** A small picture at its start. */
  image?: string | null;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
  /** When it came, in milliseconds: one that goes on elsewhere does not start anew. */
  readonly since: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
let hosts = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]) {
  shown = next;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

/** Shows a message for a while; it takes the place of the one before it. Callable from anywhere. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  const id = ++lastId;
  if (message.variant === 'destructive' && isAskingToSignIn()) return { dismiss: () => {} };
  // One at a time (spec section 9); it stays in the state, closed, until its removal.
  set([{ ...message, id, open: true, since: Date.now() }]);
  return { dismiss: () => dismissToast(id) };
}

/** Closes a toast; it leaves the state much later (spec section 9). */
export function dismissToast(id: number): void {
  if (!shown.some((entry) => entry.id === id && entry.open)) return;
  set(shown.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(shown.filter((entry) => entry.id !== id)), TOAST_REMOVAL_DELAY_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ShownToast[] {
  return shown;
}

/** Something that covers the screen shows the toasts itself, until the returned function is called. */
export function hostToasts(): () => void {
  hosts += 1;
  tell();
  return () => {
    hosts -= 1;
    tell();
  };
}

export function areToastsHosted(): boolean {
  return hosts > 0;
}
