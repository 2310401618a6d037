import { Children, type ReactNode } from 'react';

/** Shows a message in parts: text with elements between it. */
export const Parts = ({ of }: { of: ReactNode[] }) => Children.toArray(of);
