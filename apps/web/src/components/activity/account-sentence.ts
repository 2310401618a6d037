import type { ActivityEntry } from '@lensemble/contract/activity';
import { activityWords } from '@lensemble/messages/web/activity';
import type { ReactNode } from 'react';

/** What happened to the account of a member; undefined for an entry about something else. */
export function accountSentence(
  { kind, action, userId, subjectId }: ActivityEntry,
  values: { readonly author: ReactNode; readonly title: ReactNode },
): ReactNode[] | undefined {
  const { author } = values;
  const isOwn = userId === subjectId;
  switch (`${kind} ${action}` as const) {
    case 'session created':
      return activityWords.parts('signedIn', { author });
    case 'twoStep created':
      return activityWords.parts('twoStepOn', { author });
    case 'twoStep deleted':
      return isOwn
        ? activityWords.parts('twoStepOff', { author })
        : activityWords.parts('twoStepOffFor', values);
    case 'passkey created':
      return activityWords.parts('passkeyAdded', { author });
    case 'passkey deleted':
      return isOwn
        ? activityWords.parts('passkeyRemoved', { author })
        : activityWords.parts('passkeyRemovedFor', values);
    case 'recoveryCodes created':
      return activityWords.parts('codesRenewed', { author });
    case 'recoveryCodes changed':
      return activityWords.parts('codeUsed', { author });
    default:
      return undefined;
  }
}
