import { consentTo } from '@lensemble/contract/consent-state';
import { consentPages } from '@lensemble/messages/consent-pages';
import type { Language } from '@lensemble/messages/languages';
import { longDay, momentWords } from '../../lib/long-words.ts';
import type { Paper } from '../call-sheets/service.ts';
import type { KeptConsent } from './queries.ts';

const marks = { agreed: 'yes', withdrawn: 'off', refused: 'no' } as const;

/** A signed consent as a document: what was read, what was agreed to, and what was withdrawn since. */
export function paperOf(consent: KeptConsent, language: Language): Paper {
  const say = consentPages(language);
  const { shootTitle, shootDate, timeZone, uses, withdrawals, scope } = consent;
  const when = (at: string) => momentWords(at, timeZone, language);
  const nameOf = (useId: string) => uses.find(({ id }) => id === useId)?.name ?? '';
  const withdrawn = withdrawals.flatMap(({ useIds, note, at }) => [
    say('withdrawnOn', { uses: useIds.map(nameOf).join(', '), when: when(at) }),
    ...(note ? [say('noteSaid', { note })] : []),
  ]);
  return {
    kind: [say('document'), shootTitle, shootDate && longDay(shootDate, language)]
      .filter(Boolean)
      .join(' · '),
    title: say('title'),
    text: consent.text,
    rows: uses.map(({ id, name, about }) => {
      const state = consentTo(consent, id);
      return { mark: marks[state], label: say(state), name, detail: about };
    }),
    signedBy: consent.signedName,
    lines: [
      say('signedOn', { when: when(consent.at) }),
      say('keptVersion', { version: String(consent.version) }),
      scope === 'team' ? say('coversAll') : say('coversShoot', { title: shootTitle }),
      ...withdrawn,
    ],
  };
}
