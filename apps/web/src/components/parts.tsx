import { createElement, Fragment, type ReactNode } from 'react';

/** Shows a message in parts: text with elements between it. */
export const Parts = ({ of }: { of: ReactNode[] }) => createElement(Fragment, null, ...of);
