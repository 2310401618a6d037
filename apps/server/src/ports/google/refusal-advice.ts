import { CodeRefusedError } from '../../oauth/client.ts';
import { GoogleFailure } from './answer.ts';

/** The service's name for users. */
export type GoogleService = 'Google Docs' | 'Google Calendar';

/** Whose account is used: the server's service account, or the user's own. */
export type GoogleOwner = 'server' | 'user';

type Advice = string | Readonly<Record<GoogleOwner, string>>;

const UNAUTHORIZED = 401;

const apiOff = (api: string) =>
  `The ${api} API is turned off for this server. Please ask the operator to turn it on.`;
const limitReached = (service: GoogleService) =>
  `${service} accepts no more changes today. Nothing was lost; please continue tomorrow.`;
const missingScope: Advice = {
  server: 'The service account of this server lacks a permission. Please tell the operator.',
  user: 'Lensemble lacks a permission for your Google account. Disconnect Google in your profile, then connect it again.',
};

const folderGone: Advice = {
  server:
    'The shared folder in Google Drive was deleted, or is not shared with this server. Please tell the operator.',
  user: 'Google Drive does not find the place for this document. Disconnect Google in your profile, then connect it again.',
};
const driveFull: Advice = {
  server:
    'The shared folder in Google Drive has no room left. Please ask the operator to use a folder of a shared drive with free space.',
  user: 'Your Google Drive is full. Make room there, then save the call sheet again.',
};
const tooManyFiles: Advice = {
  server:
    'The shared folder in Google Drive holds as many files as Google allows. Please ask the operator to remove some, or to use another folder.',
  user: 'Your Google Drive holds as many files as Google allows. Remove some there, then save the call sheet again.',
};
const folderReadOnly: Advice = {
  server:
    'This server may not write to the shared folder in Google Drive. Please ask the operator to make its service account a content manager.',
  user: 'Google Drive does not let Lensemble change this document. Unlock it there, or delete it for good, then save the call sheet again.',
};
const appForbidden: Advice =
  'The administrator of this Google Workspace does not let Lensemble use Google Drive. Please ask the administrator to allow it.';

const calendarGone: Advice = {
  server:
    'The shared Google Calendar was deleted, or is not shared with this server. Please tell the operator.',
  user: 'Your Google account has no calendar. Open Google Calendar once, then add the shoot again.',
};
const calendarReadOnly: Advice = {
  server:
    'This server may not change events in the shared Google Calendar. Please ask the operator to share it with “Make changes to events”.',
  user: 'Google Calendar does not let Lensemble change your events. Disconnect Google in your profile, then connect it again.',
};

/** Google's reasons for permanent refusals, from the error guides of Drive and Calendar. */
const advices: Readonly<Record<GoogleService, Readonly<Record<string, Advice>>>> = {
  'Google Docs': {
    accessNotConfigured: apiOff('Google Drive'),
    SERVICE_DISABLED: apiOff('Google Drive'),
    insufficientPermissions: missingScope,
    dailyLimitExceeded: limitReached('Google Docs'),
    quotaExceeded: limitReached('Google Docs'),
    notFound: folderGone,
    storageQuotaExceeded: driveFull,
    activeItemCreationLimitExceeded: tooManyFiles,
    numChildrenInNonRootLimitExceeded: tooManyFiles,
    teamDriveFileLimitExceeded: tooManyFiles,
    appNotAuthorizedToFile: folderReadOnly,
    forbidden: folderReadOnly,
    insufficientFilePermissions: folderReadOnly,
    insufficientParentPermissions: folderReadOnly,
    teamDriveMembershipRequired: folderReadOnly,
    domainPolicy: appForbidden,
  },
  'Google Calendar': {
    accessNotConfigured: apiOff('Google Calendar'),
    SERVICE_DISABLED: apiOff('Google Calendar'),
    insufficientPermissions: missingScope,
    dailyLimitExceeded: limitReached('Google Calendar'),
    quotaExceeded: limitReached('Google Calendar'),
    notFound: calendarGone,
    notACalendarUser: calendarGone,
    forbidden: calendarReadOnly,
    forbiddenForNonOrganizer: calendarReadOnly,
    requiredAccessLevel: calendarReadOnly,
  },
};

const keyRefused = (service: GoogleService): Advice => ({
  server: `${service} does not accept the service account of this server. Please ask the operator to check its key and the clock.`,
  user: clientRefused(service),
});

export const clientRefused = (service: string): string =>
  `${service} does not accept this server as a client. Please ask the operator to check its client ID, secret and redirect addresses.`;

/** What a user can do about a permanent refusal; undefined for other failures, which may pass. */
export function refusalAdvice(
  service: GoogleService,
  owner: GoogleOwner,
  error: unknown,
): string | undefined {
  const advice = adviceFor(service, error);
  return typeof advice === 'object' ? advice[owner] : advice;
}

function adviceFor(service: GoogleService, error: unknown): Advice | undefined {
  if (error instanceof CodeRefusedError) return error.code && keyRefused(service);
  if (!(error instanceof GoogleFailure) || !isPermanent(error)) return undefined;
  return (
    advices[service][error.reason ?? ''] ?? `${service} refused this. Please tell the operator.`
  );
}

/** A token that was just renewed and is refused is Google's fault. */
const isPermanent = ({ status, isRefused, mayPass }: GoogleFailure) =>
  status !== undefined && status !== UNAUTHORIZED && isRefused && !mayPass;
