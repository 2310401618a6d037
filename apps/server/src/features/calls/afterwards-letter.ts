import { callPath } from '@lensemble/contract/calls';
import { consentPages } from '@lensemble/messages/consent-pages';
import { jobScope } from '../../access/job-scope.ts';
import { newLinkToken, sealToken } from '../../access/session-token.ts';
import type { Deps } from '../../deps.ts';
import { fileNameOf } from '../../lib/file-name.ts';
import { printPapers } from '../call-sheets/service.ts';
import { findConsent, momentWords, paperOf } from '../consents/service.ts';
import { ownGallery } from '../galleries/service.ts';
import { envelopeFor, languageFor, senderNames } from '../mailboxes/service.ts';
import type { AfterwardsJob, Content, Letter } from '../mails/service.ts';
import { findShoot } from '../shoots/service.ts';
import { comingOn } from './page/words.ts';
import * as queries from './queries.ts';
import * as links from './rows/links.ts';
import { addressOf } from './standing.ts';

type LetterDeps = Pick<Deps, 'orm' | 'env' | 'limits'>;

/** An email to a participant after a shoot; undefined if it is obsolete. */
export async function afterwardsLetter(
  deps: LetterDeps,
  job: AfterwardsJob,
): Promise<Letter | undefined> {
  const { orm, env } = deps;
  const { email, teamId, shootId, participantId, by } = job;
  const scope = jobScope(teamId);
  const target = { shootId, participantId };
  const row = await queries.findParticipant(orm, scope, target);
  if (!row || addressOf(row) !== email || row.isOff) return undefined;
  const link = await links.linkOf(orm, scope, target, newLinkToken());
  const envelope = link && (await envelopeFor(orm, env, scope, email, { by }));
  if (!envelope) return undefined;
  const language = await languageFor(orm, env, scope, email, by);
  const { title } = await findShoot({ orm }, scope, shootId);
  const say = consentPages(language);
  const page = env.publicUrl + callPath(sealToken(link.token, env.authSecret, 'call'));
  const names = () => senderNames(orm, scope, by ?? '');
  const letter = (content: Omit<Content, 'notes'>): Letter => ({
    content: { ...content, notes: [say('mailLinkNote')] },
    language,
    envelope,
  });
  if (job.about === 'gallery') {
    const gallery = await ownGallery(orm, { teamId, shootId });
    if (!gallery) return undefined;
    const { team } = await names();
    const button = { label: say('mailButton'), url: `${page}#gallery` };
    const date = comingOn(gallery.readyOn, new Date(), language);
    if (date === undefined)
      return letter({
        subject: say('mailGallerySubject', { title }),
        heading: say('galleryTitle'),
        paragraphs: [say('mailGalleryText', { team, title })],
        button,
      });
    return letter({
      subject: say('mailComingSubject', { title }),
      heading: say('galleryComing'),
      paragraphs: [say('mailComingText', { team, title, date })],
      button,
    });
  }
  if (job.about === 'consent') {
    const { sender, team } = await names();
    return letter({
      subject: say('mailConsentSubject', { title }),
      heading: say('title'),
      paragraphs: [say('mailConsentText', { sender: sender ?? team, title })],
      button: { label: say('ask'), url: `${page}/consent` },
    });
  }
  const consent = await findConsent(orm, { teamId, ...target }, job.consentId ?? '');
  if (!consent) return undefined;
  const papers = [paperOf(consent, language)];
  const content = await printPapers(deps, participantId, { papers, language });
  const name = say('fileName', { title: fileNameOf(title) }).trimEnd();
  return {
    ...letter({
      subject: say('mailSignedSubject', { title }),
      heading: say('title'),
      paragraphs: [
        say('mailSignedText', { when: momentWords(consent.at, consent.timeZone, language) }),
      ],
      button: { label: say('mailButton'), url: `${page}/consent` },
    }),
    file: { name: `${name}.pdf`, type: 'application/pdf', content },
  };
}
