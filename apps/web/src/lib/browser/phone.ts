import { MOBILE_BREAKPOINT_PX } from '@lensemble/contract/constants';

/** The same breakpoint as `md` in the styles. It is in rem, because it depends on the user's text size. */
export function phone(): MediaQueryList {
  return window.matchMedia(`(width < ${MOBILE_BREAKPOINT_PX / 16}rem)`);
}
