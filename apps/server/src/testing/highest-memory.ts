import { readFileSync } from 'node:fs';

/** The most memory that this process has used, in bytes. On Linux, `resourceUsage` starts with that of the parent process. */
export function highestMemory(): number {
  const { maxRSS } = process.resourceUsage();
  if (process.platform !== 'linux') return maxRSS * 1_024;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024;
}
