const KEY = 'not-me';

/** The crew entries about which the user said on this device that they are someone else. */
function readNotMe(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Storage may be blocked, or its text broken.
    return [];
  }
}

export const isNotMe = (id: string): boolean => readNotMe().includes(id);

export function keepNotMe(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...readNotMe(), id]));
  } catch {
    // Storage may be blocked; then the question comes again.
  }
}
