import type { SignUps } from './boot.ts';

export const SIGN_UPS_CLOSED_MESSAGE = 'New accounts cannot be created here at the moment';
export const INVITE_NEEDED_MESSAGE = 'You need an invite code to create an account here';

export const landingFile = (signUps: SignUps) =>
  signUps === 'open' ? 'landing.html' : (`landing-${signUps}.html` as const);
