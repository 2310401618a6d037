import type { TemplatePlan } from '@lensemble/contract/templates';
import type { Prefill } from './editor-form.ts';

/** The values that a new shoot takes from a template. */
export function formOfTemplate({
  description,
  instagramLinks,
  participants,
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
