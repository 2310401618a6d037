/** The processors that there are archives for, as Node and npm call them. */
export const processors = ['x64', 'arm64'] as const;
export type Processor = (typeof processors)[number];
