import type { TemplatePlan } from '@lensemble/contract/templates';
import type { Prefill } from './editor-form.ts';

/** The values that the form of a new shoot takes from a template. The server adds the shots. */
export function formOfTemplate({
  description,
  instagramLinks,
  participants,
  shots: _,
  ...plan
}: TemplatePlan): Prefill {
  return {
    ...plan,
    description: description ?? '',
    instagramLinks: instagramLinks ?? [],
    // A template has no time.
    participants: participants.map(({ costumeIds, ...person }) => ({
      ...person,
      callTime: null,
      costumeIds,
    })),
  };
}
