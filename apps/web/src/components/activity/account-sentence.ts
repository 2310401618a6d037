import type { ActivityEntry } from '@lensemble/contract/activity';
import type { accountKinds, SubjectKind } from '@lensemble/contract/activity-kinds';
import { activityWords } from '@lensemble/messages/web/activity';
import type { ReactNode } from 'react';

type Sentence =
  | 'signedIn'
  | `twoStep${'On' | 'Off' | 'OffFor'}`
  | `passkey${'Added' | 'Removed' | 'RemovedFor'}`
  | 'codesRenewed'
  | 'codeUsed';
type Action = ActivityEntry['action'];

const sentences: Readonly<
  Record<(typeof accountKinds)[number], Readonly<Partial<Record<Action, Sentence>>>>
> = {
  session: { created: 'signedIn' },
  twoStep: { created: 'twoStepOn', deleted: 'twoStepOff' },
  passkey: { created: 'passkeyAdded', deleted: 'passkeyRemoved' },
  recoveryCodes: { created: 'codesRenewed', changed: 'codeUsed' },
};
/** Of what another person did to the account. */
const byOthers: typeof sentences = {
  ...sentences,
  twoStep: { ...sentences.twoStep, deleted: 'twoStepOffFor' },
  passkey: { ...sentences.passkey, deleted: 'passkeyRemovedFor' },
};

const isAccountKind = (kind: SubjectKind): kind is keyof typeof sentences => kind in sentences;

/** What happened to the account of a member; undefined for an entry about something else. */
export function accountSentence(
  { kind, action, userId, subjectId }: ActivityEntry,
  values: { readonly author: ReactNode; readonly title: ReactNode },
): ReactNode[] | undefined {
  if (!isAccountKind(kind)) return undefined;
  const sentence = (userId === subjectId ? sentences : byOthers)[kind][action];
  return sentence && activityWords.parts(sentence, values);
}
