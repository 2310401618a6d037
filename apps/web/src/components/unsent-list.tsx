import { deviceWords } from '@lensemble/messages/web/device';
import type { ReactNode } from 'react';
import { type Waiting, waitingText } from '@/lib/device/waiting.ts';

/** More are counted. */
const NAMED = 6;

/** The changes that would be lost, by shoot and by name. @param children what else is said about a shoot */
export const UnsentList = ({
  unsent,
  children,
}: {
  unsent: readonly Waiting[];
  children?: (each: Waiting) => ReactNode;
}) => (
  <ul className="grid gap-3">
    {unsent.map((each) => (
      <li key={each.shootId} className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <b className="font-[580]">{waitingText(each)}</b>
        {children?.(each)}
        <ul className="text-ink-2 text-sm">
          {each.names.slice(0, NAMED).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <li key={index}>{name}</li>
          ))}
          {each.names.length > NAMED && (
            <li>{deviceWords('andMore', { count: each.names.length - NAMED })}</li>
          )}
        </ul>
      </li>
    ))}
  </ul>
);
