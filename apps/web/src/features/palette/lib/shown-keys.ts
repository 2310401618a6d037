import { isApple } from '@/lib/browser/is-apple.ts';

/** The keys of a command as printed on the keyboard, e.g. “Ctrl” and “K”. */
export function shownKeys(keys: string): string[] {
  const mod = isApple() ? '⌘' : 'Ctrl';
  return keys.split(' ').map((key) => (key === 'mod' ? mod : key.toUpperCase()));
}
