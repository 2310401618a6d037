/** The limits and choices of the product, each in one place. Lengths count UTF-16 code units, durations minutes. */

export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 10_000;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
/** Longer passwords would only cost hashing time. */
export const PASSWORD_MAX = 128;
export const INVITE_CODE_MAX = 64;
export const URL_MAX = 2_048;
export const INSTAGRAM_LINKS_MAX = 50;
export const IDEMPOTENCY_KEY_MAX = 128;
export const BODY_MAX_BYTES = 1_048_576;
/** Of calls that anybody may make: two tokens of a provider fit in. */
export const PUBLIC_BODY_MAX_BYTES = 32_768;
export const IMAGE_NAME_MAX = 128;

export const DURATION_STEP = 15;
export const DURATION_MIN = 15;
export const DURATION_MAX = 480;
export const DURATION_DEFAULT = 60;
export const TIME_STEP = 15;
export const COLOR_DEFAULT = '#3B82F6';

/** Dates outside these years are typing errors, and PostgreSQL does not know all of them. */
export const YEAR_MIN = 1900;
export const YEAR_MAX = 2199;

export const CALENDAR_DOTS_PER_DAY = 4;
export const MOBILE_BREAKPOINT_PX = 768;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_DAYS = 7;
export const SHOOT_LIST_RETRIES = 2;
export const SHOOT_LIST_RETRY_DELAY_MS = 1_000;
export const PROFILE_AFTER_SIGN_UP_DELAY_MS = 500;
export const IDEMPOTENCY_HOURS = 24;
