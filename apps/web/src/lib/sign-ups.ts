import type { SignUps } from '@lensemble/contract/boot';
import { bootData } from './boot.ts';

/** Who may make an account here. Where the page does not say (development) the server still does. */
export function signUps(): SignUps {
  return bootData()?.signUps ?? 'open';
}
