/** The limits and options of the product. Lengths count UTF-16 code units, durations minutes. */

export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 10_000;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 6;
/** Bounds the time of hashing. */
export const PASSWORD_MAX = 128;
/** The shortest password of a private link. Attempts are limited per network and per link. */
export const SHARE_PASSWORD_MIN = 6;
/** How long an authentication counts for acts that cannot be undone. */
export const RECENT_MINUTES = 10;
export const INVITE_CODE_MAX = 64;
export const SHORT_CODE_HOURS = 24;
export const INVITATION_DAYS = 7;
export const INVITATIONS_MAX = 200;
export const MAIL_TOKEN_MAX = 128;
export const SECOND_STEP_TOKEN_MAX = 128;
/** Codes of apps for two-step sign-in have as many digits. */
export const TOTP_DIGITS = 6;
/** A recovery code with what people may type between its groups. */
export const STEP_CODE_MAX = 40;
export const PASSKEY_NAME_MAX = 100;
export const PASSKEYS_MAX = 20;
/** Mails that strangers can trigger to one address in an hour: enough to ask again, too few to flood a mailbox. */
export const STRANGERS_MAILS_MAX = 5;
export const URL_MAX = 2_048;
export const INSTAGRAM_LINKS_MAX = 50;
export const IDEMPOTENCY_KEY_MAX = 128;
export const BODY_MAX_BYTES = 1_048_576;
/** For calls without a session. Two tokens of an identity provider fit. */
export const PUBLIC_BODY_MAX_BYTES = 32_768;

export const ITEM_NAME_MAX = 500;
export const CATEGORY_MAX = 100;
export const STORAGE_PLACE_MAX = 200;
export const PHONE_MAX = 50;
/** Of what is typed, which can be the address of a profile. */
export const HANDLE_MAX = 300;
export const ADDRESS_MAX = 500;
export const PLACE_ID_MAX = 300;
export const ARRIVAL_MAX = 500;
export const NOTES_MAX = 10_000;
export const TODO_MAX = 500;
export const TODOS_MAX = 200;
export const KIT_EQUIPMENT_MAX = 200;
export const KIT_LINE_MAX = 500;
export const KIT_LINES_MAX = 200;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 100_000;
export const QUANTITY_DEFAULT = 1;
export const CARD_TODOS = 3;
export const SKELETON_CARDS = 6;

/** The most shoots that one request moves or deletes. */
export const SHOOTS_AT_ONCE_MAX = 100;
/** The most shoots in one answer. Larger lists come in several. */
export const SHOOTS_WINDOW = 2_000;
/** The most shoots in one answer for the map, whose shoots carry what is linked to them. */
export const MAP_WINDOW = 500;
/** The most shoots in one answer with the names of their people and costumes. */
export const NAMES_WINDOW = 500;
/** Longer texts are cut in lists. */
export const LISTED_TEXT_MAX = 1_000;
/** Longer names of what is linked to a shoot are cut in lists. */
export const LISTED_NAME_MAX = 100;
/** The most entries of one kind that a shoot carries in a list. */
export const LISTED_LINKS_MAX = 30;

/** The most entries of days on which a person is away, and the most days of one. */
export const AWAY_MAX = 200;
export const AWAY_DAYS_MAX = 366;

/** The most conventions of a team, and the most days of one. */
export const CONVENTIONS_MAX = 200;
export const CONVENTION_DAYS_MAX = 14;
/** The most shoots of a convention in one answer. */
export const CONVENTION_SHOOTS_MAX = 300;
/** The most meeting points of a convention: each has a letter. */
export const MEETING_POINTS_MAX = 26;
export const MEETING_NOTE_MAX = 200;
export const WALK_MINUTES_MAX = 240;

/** The longest window of one question about what is taken, and the most shoots and absences in its answer. */
export const AVAILABILITY_DAYS_MAX = 62;
export const AVAILABILITY_MAX = 1_000;

/** The most shoots in one answer about what is open in each. */
export const OUTLOOK_MAX = 200;

/** The most shoots that an item of a catalog names. */
export const SHOOT_IDS_MAX = 50;

export const LINKS_MAX = 500;
export const REFERENCES_MAX = 500;
export const CREW_ROLE_MAX = 100;
export const CALL_NOTE_MAX = 500;
export const GALLERY_PASSWORD_MAX = 200;
export const CONSENT_TEXT_MAX = 5_000;
/** Words in braces in a wording. */
export const CONSENT_PLACES_MAX = 20;
/** With values in place of the words in braces. */
export const CONSENT_RENDERED_MAX = CONSENT_TEXT_MAX + CONSENT_PLACES_MAX * ITEM_NAME_MAX;
export const CONSENT_USES_MAX = 12;
export const CONSENT_USE_NAME_MAX = 80;
export const CONSENT_USE_ABOUT_MAX = 200;
export const CONSENT_NAME_MAX = 100;
export const CONSENT_NOTE_MAX = 500;
/** Versions of a team's wording. */
export const CONSENT_VERSIONS_MAX = 200;
/** Consents that one participant can sign, and withdrawals of one consent. */
export const CONSENTS_MAX = 50;
export const COMMENT_MAX = 2_000;
/** Comments on one shoot, replies included. */
export const COMMENTS_MAX = 500;
/** The right and lower edge of a picture, for points on it. */
export const POINT_MAX = 1_000;
/** The history of one participant: the last answers are kept. */
export const CALL_ANSWERS_MAX = 100;
/** What the sender says in the email with a call sheet. */
export const CALL_LINE_MAX = 500;
/** A participant is nudged at most once in this time. */
export const NUDGE_HOURS = 24;
/** The most dates that one poll asks for. */
export const CANDIDATES_MAX = 20;
/** The most entries of a shot list: shots and blocks. */
export const SHOTS_MAX = 200;
export const SHOT_MINUTES_MIN = 1;
export const SHOT_MINUTES_MAX = 720;
export const SHOT_MINUTES_DEFAULT = 15;
export const SHOT_NOTES_MAX = 2_000;
/** The most entries of one kind that an entry of a shot list links, and the most links of a whole list. */
export const SHOT_LINKS_MAX = 50;
export const SHOT_LINKS_OF_LIST_MAX = 4_000;
/** How many deleted entries a shot list keeps. */
export const DELETED_SHOTS_MAX = 400;
/** The most kits and the most lines of a packing list, and the most of what is recorded about it. */
export const KITS_OF_SHOOT_MAX = 30;
export const PACKING_LINES_MAX = 200;
export const PACKING_RECORDS_MAX = 4_000;
/** A note on an entry of a packing list, such as `hem not dry yet`. */
export const PACKING_NOTE_MAX = 120;
/** How many deleted lines a packing list keeps. */
export const DELETED_PACKING_LINES_MAX = 200;
/** The changes of one write that a live stream names at most. More are told as `null`. */
export const CHANGES_MAX = 50;
/** A live stream sends something after the connection, and at the latest this often. A stream without either is held back. */
export const HEARTBEAT_SECONDS = 15;
/** Live streams of one person on one server. A further one ends the oldest. */
export const STREAMS_MAX = 10;
/** A tab is forgotten after this time without news. It tells where it is more often. */
export const PRESENCE_SECONDS = 30;
export const PRESENCE_EVERY_SECONDS = 10;
/** The name of a live event without content: the notifications of the person have changed, in whatever team. */
export const NOTIFIED_EVENT = 'notified';
/** The most operations of one request. */
export const OPERATIONS_AT_ONCE_MAX = 50;
/** How long the server knows an operation again, and for how long a client sends it: less, because of requests under way. */
export const OPERATION_DAYS = 90;
export const OPERATION_SEND_DAYS = 60;
export const NOTES_PREVIEW_LENGTH = 80;

export const IMAGE_NAME_MAX = 128;
/** The maximum length of the original file name within the name of a stored picture. */
export const FILE_NAME_MAX = 64;
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** How long the archive of a team can be downloaded. */
export const TEAM_EXPORT_DAYS = 7;
/** Of a CSV file with the items of a catalog, and of a request that imports them. A full catalog fits. */
export const CSV_MAX_BYTES = 10 * 1024 * 1024;
/** The most rows of such a file. */
export const CSV_ROWS_MAX = 5_000;
export const UPLOAD_MAX_BYTES = IMAGE_MAX_BYTES + BODY_MAX_BYTES;
/** The longer side of a stored picture and its variants, in pixels. */
export const IMAGE_SIZES = { full: 2048, medium: 800, small: 400 } as const;
/** Link previews, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
export const IMAGE_CACHE_SECONDS = 31_536_000;
export const CROP_ZOOM_MIN = 1;
export const CROP_ZOOM_MAX = 3;
export const CROP_ZOOM_STEP = 0.1;
export const CROPPED_FILE_NAME = 'cropped-image.jpg';

export const DURATION_STEP = 15;
export const DURATION_MIN = 15;
export const DURATION_MAX = 480;
export const DURATION_DEFAULT = 60;
/** The most minutes of set-up before a shoot, and of strike after it. */
export const SET_UP_MAX = 480;
export const TIME_STEP = 15;
export const COLOR_DEFAULT = '#3B82F6';

/** Years outside of this range are typing errors. PostgreSQL does not support all of them. */
export const YEAR_MIN = 1900;
export const YEAR_MAX = 2199;

export const CALENDAR_DOTS_PER_DAY = 4;
export const MOBILE_BREAKPOINT_PX = 768;
export const TOAST_DURATION_MS = 5_000;
/** Of a toast with a button, such as Undo: there must be time to read it and to reach the button (WCAG 2.2.1). */
export const TOAST_WITH_ACTION_MS = 10_000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_DAYS = 7;
/** Names the first script of the build that the browser has loaded, and so keeps in its cache. */
export const LOADED_COOKIE = 'loaded';
export const LOADED_COOKIE_DAYS = 30;
export const SHOOT_LIST_RETRIES = 2;
export const SHOOT_LIST_RETRY_DELAY_MS = 1_000;
export const PROFILE_AFTER_SIGN_UP_DELAY_MS = 500;
export const IDEMPOTENCY_HOURS = 24;

export const PLACE_QUERY_MIN = 3;
/** For Han, Kana and Hangul, where a character is a syllable or a word. */
export const PLACE_QUERY_MIN_IDEOGRAPHIC = 2;
export const PLACE_QUERY_MAX = 200;
export const PLACE_SEARCH_DELAY_MS = 300;
export const PLACES_MAX = 8;

/** The initial center of a map without markers, near San Francisco, in degrees (WGS 84). */
export const MAP_CENTER = { latitude: 37.7749, longitude: -122.4194 } as const;
export const MAP_ZOOM = 10;
export const MAP_ZOOM_POSITION = 12;
export const MAP_ZOOM_SHOOT = 15;
export const MAP_ZOOM_LOCATION = 15;
export const MAP_HEIGHT_PX = 500;
export const MAP_HEIGHT_LOCATION_PX = 400;
export const MAP_HEIGHT_SHOOT_PX = 300;
export const POSITION_TIMEOUT_MS = 5_000;
export const POSITION_MAX_AGE_MS = 300_000;

export const FORECAST_DAYS = 16;
