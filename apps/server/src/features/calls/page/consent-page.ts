import { USE_FIELD } from '@lensemble/contract/consent-forms';
import { type ConsentState, consentTo } from '@lensemble/contract/consent-state';
import { CONSENT_NAME_MAX, CONSENT_NOTE_MAX } from '@lensemble/contract/constants';
import { consentPages } from '@lensemble/messages/consent-pages';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import { type KeptConsent, momentWords, type OwnConsent } from '../../consents/service.ts';
import { icon } from './icon.ts';

/** What was typed and refused. `error` is an English sentence. */
export interface TriedConsent {
  readonly name: string;
  readonly scope: string;
  readonly useIds: readonly string[];
  readonly note: string;
  readonly error: string;
}

export type ConsentMode = 'see' | 'sign' | 'withdraw';

export interface ConsentView {
  readonly own: OwnConsent;
  /** Of the personal page. */
  readonly path: string;
  readonly team: string;
  readonly mode: ConsentMode;
  readonly tried?: TriedConsent | undefined;
  /** What became of the email that the reader asked for. */
  readonly mailed?: boolean | undefined;
}

/** What a participant reads, signs and withdraws. It is complete without scripts. */
export function consentPage(view: ConsentView, language: Language): Html {
  const say = consentPages(language);
  const { own, path } = view;
  return html`<main class="consent"><header><p class="consent-of" dir="auto">${own.about.title}</p><h1 class="title">${say('title')}</h1></header>
${content(view, language)}
<p class="consent-back"><a class="link" href="${path}">${say('back')}</a></p></main>`;
}

function content(view: ConsentView, language: Language): Html {
  const { own, mode } = view;
  const { consent } = own.person;
  if (consent && mode === 'withdraw') return withdrawal(view, consent, language);
  if (consent && (mode === 'see' || !own.shown)) return signed(view, consent, language);
  return form(view, language);
}

/** The form that withdraws leads to it. Where one signs, it is always in view. */
const ERROR_ID = 'consent-error';

const wrong = ({ tried }: ConsentView, language: Language) =>
  tried &&
  html`<p class="wrong" role="alert" id="${ERROR_ID}">${translate(tried.error, language)}</p>`;

const useBox = (
  {
    id,
    name,
    about,
  }: { readonly id: string; readonly name: string; readonly about: string | null },
  isChecked: boolean,
) =>
  html`<li><label class="use"><input type="checkbox" name="${USE_FIELD}${id}"${isChecked && html` checked`}><span><b dir="auto">${name}</b>${about && html`<small dir="auto">${about}</small>`}</span></label></li>`;

const paragraphs = (text: string) =>
  text.split(/\n{2,}/).map((part) => html`<p class="text" dir="auto">${part}</p>`);

function form(view: ConsentView, language: Language): Html {
  const say = consentPages(language);
  const { own, path, team, tried } = view;
  const { shown, person } = own;
  if (!shown) return html`<p>${say('nothing')}</p>`;
  const chosen = tried?.useIds ?? [];
  const scope = tried?.scope ?? person.consent?.scope ?? 'shoot';
  const choice = (value: string, label: string) =>
    html`<label class="choice"><input type="radio" name="scope" value="${value}"${scope === value && html` checked`}><span dir="auto">${label}</span></label>`;
  // A guest is on no list, so that no other shoot is known to be theirs.
  const scopes =
    person.personnelId !== null &&
    html`<fieldset><legend class="consent-legend">${say('covers')}</legend>${choice('shoot', say('thisShoot'))}${choice('team', say('allShoots', { team }))}</fieldset>`;
  return html`<form method="post" action="${path}/consent" class="consent-form"><input type="hidden" name="seen" value="${shown.seen}">
<div class="consent-text">${paragraphs(shown.text)}</div>
<fieldset><legend class="consent-legend">${say('uses')}</legend><ul class="uses">${shown.wording.uses.map((use) => useBox(use, chosen.includes(use.id)))}</ul></fieldset>
${scopes}
<div class="consent-sign"><label class="consent-legend" for="consent-name">${say('typeName')}</label><input id="consent-name" name="name" class="signature" value="${tried?.name}" maxlength="${CONSENT_NAME_MAX}" autocomplete="name" required${tried && html` aria-describedby="${ERROR_ID}"`}>
${wrong(view, language)}
<button class="button primary" name="answer" value="sign">${say('sign')}</button><button class="button quiet" name="answer" value="none">${say('none')}</button></div></form>`;
}

/** A dash where nothing was agreed to: the tilde of `maybe` would say something else. */
const marks: Readonly<Record<ConsentState, Html>> = {
  agreed: icon('yes'),
  withdrawn: icon('no'),
  refused: html`<span aria-hidden="true">—</span>`,
};

function signed(view: ConsentView, consent: KeptConsent, language: Language): Html {
  const say = consentPages(language);
  const { path, team, mailed, own } = view;
  const { withdrawals, uses, timeZone } = consent;
  const when = (at: string) => momentWords(at, timeZone, language);
  const nameOf = (useId: string) => uses.find(({ id }) => id === useId)?.name ?? '';
  const isWithdrawn = withdrawals.length > 0;
  const states = uses.map(({ id }) => consentTo(consent, id));
  const rows = uses.map(({ name }, index) => {
    const state = states[index] ?? 'refused';
    const words =
      state === 'withdrawn'
        ? html`<s dir="auto">${name}</s>`
        : html`<span dir="auto">${name}</span>`;
    return html`<li class="paper-use ${state}">${marks[state]}${words}<span class="unseen">: ${say(state)}</span></li>`;
  });
  const said = withdrawals.map(
    ({ useIds, note, at }) =>
      html`<p><b>${say('withdrawnOn', { uses: useIds.map(nameOf).join(', '), when: when(at) })}</b></p>${note && html`<blockquote class="note" dir="auto"><small>${say('yourNote')}</small>${note}</blockquote>`}`,
  );
  const mail =
    own.person.email &&
    html`<form method="post" action="${path}/consent/mail"><button class="button" name="consent" value="${consent.id}">${say('mail')}</button></form>`;
  const told =
    mailed !== undefined && html`<p role="status">${say(mailed ? 'mailed' : 'notMailed')}</p>`;
  const again = html`<li><a class="consent-way" href="${path}/consent?sign"><b>${say(isWithdrawn ? 'allowAgain' : 'change')}</b><small class="consent-way-about">${say('changeAbout')}</small></a></li>`;
  const back =
    states.includes('agreed') &&
    html`<li><a class="consent-way" href="${path}/consent?withdraw"><b>${say('withdraw')}</b><small class="consent-way-about">${say('withdrawAbout')}</small></a></li>`;
  return html`<section class="paper${isWithdrawn ? ' withdrawn' : ''}"><p class="badge">${say(isWithdrawn ? 'withdrawn' : 'signed')}</p>
<p class="signature" dir="auto">${consent.signedName}</p>
<p>${say('signedOn', { when: when(consent.at) })}<br>${say('keptVersion', { version: String(consent.version) })}<br>${consent.scope === 'team' ? say('coversAll') : say('coversShoot', { title: consent.shootTitle })}</p>
${said}<ul class="paper-uses">${rows}</ul></section>
${isWithdrawn && html`<p>${say('teamSees', { team })}</p>`}
<div class="consent-ways"><a class="button" href="${path}/consent.pdf?consent=${consent.id}">${say('pdf')}</a>${mail}</div>${told}
<ul class="consent-more">${own.shown && again}${back}</ul>
<div class="consent-text">${paragraphs(consent.text)}</div>`;
}

function withdrawal(view: ConsentView, consent: KeptConsent, language: Language): Html {
  const say = consentPages(language);
  const { path, team, tried } = view;
  const agreed = consent.uses.filter(({ id }) => consentTo(consent, id) === 'agreed');
  return html`<form method="post" action="${path}/consent/withdraw#${ERROR_ID}" class="consent-form"><input type="hidden" name="consent" value="${consent.id}">
<fieldset><legend class="consent-legend">${say('withdrawWhich')}</legend><ul class="uses">${agreed.map((use) => useBox(use, tried?.useIds.includes(use.id) ?? false))}</ul></fieldset>
<label><span>${say('noteForTeam', { team })} <small>${say('optional')}</small></span><textarea class="consent-note" name="note" rows="3" maxlength="${CONSENT_NOTE_MAX}">${tried?.note}</textarea></label>
${wrong(view, language)}<p>${say('withdrawAbout')} ${say('teamSees', { team })}</p>
<div class="consent-sign"><button class="button primary" name="which" value="some">${say('withdrawChosen')}</button><button class="button quiet" name="which" value="all">${say('withdrawAll')}</button></div></form>`;
}

export const consentHead = (language: Language): Html =>
  html`<title>${consentPages(language)('title')} · Lensemble</title>`;
