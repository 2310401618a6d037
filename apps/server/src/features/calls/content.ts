import { arrivalOf, type CallPlan } from '@lensemble/contract/call-plan';
import { type CallState, isAnswered } from '@lensemble/contract/call-state';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { shootMails } from '@lensemble/messages/shoot-mails';
import type { Content, Stated } from '../mails/service.ts';
import { dayWords, timeWords } from './page/words.ts';

interface CallLetter {
  readonly title: string;
  /** Of the participant. */
  readonly name: string;
  readonly plan: CallPlan;
  /** The plan that the participant was told before; null for none. */
  readonly known: CallPlan | null;
  readonly state: CallState;
  readonly isNudge: boolean;
  /** `Central European Standard Time (GMT+1)`; undefined without a date. */
  readonly zone: string | undefined;
  readonly team: string;
  /** Undefined if the account is gone. */
  readonly sender: string | undefined;
  readonly line: string | null;
  /** Of the personal page. */
  readonly url: string;
  readonly hasEvent: boolean;
  /** The crew votes on a date. `answerBy` is the day until which the team wants answers. */
  readonly asked: { readonly answerBy: string | null } | null;
  readonly language: Language;
}

/** The email that asks a participant. Its only button leads to their personal page. */
export function callContent(
  letter: CallLetter,
): Content & Required<Pick<Content, 'statement' | 'button'>> {
  const { title, plan, sender, team, line, url, hasEvent, language } = letter;
  const say = calls(language);
  const why = shootMails(language)('whyReminded');
  const quote = line === null ? {} : { quote: { text: line, by: sender ?? team } };
  return {
    subject: subjectOf(letter),
    heading: title,
    paragraphs: [askOf(letter)],
    statement: { ...quote, ...statementOf(letter) },
    button: letter.asked
      ? { label: say('mailDatesButton'), url, note: say('mailDatesNote') }
      : { label: say('mailButton'), url, note: say(plan.date ? 'mailOneTap' : 'mailNoDate') },
    notes: hasEvent ? [why, shootMails(language)('addsToCalendar')] : [why],
  };
}

function subjectOf({ title, plan, isNudge, asked, language }: CallLetter): string {
  const say = calls(language);
  if (asked) return say('mailDatesSubject', { title });
  const when = momentWords(plan, language);
  return isNudge ? say('mailNudgeSubject', { when, title }) : say('mailSubject', { when, title });
}

function momentWords(plan: CallPlan, language: Language): string {
  const say = calls(language);
  if (plan.date === null) return say('noDate');
  const day = dayWords(plan.date, language);
  const time = arrivalOf(plan);
  return time === null ? day : say('mailWhen', { day, time: timeWords(time, language) });
}

function askOf(letter: CallLetter): string {
  const { state, isNudge, asked, sender: name, team, language } = letter;
  const say = calls(language);
  const sender = name === undefined ? team : say('mailSender', { name, team });
  if (asked) return isNudge ? say('mailDatesNudge', { sender }) : say('mailDates', { sender });
  // Without a date, there is nothing to answer.
  if (letter.plan.date === null) return say('mailPlan', { sender });
  if (isNudge) return say('mailNudge', { sender });
  if (state === 'askedAgain') return say('mailAskAgain', { sender });
  return isAnswered(state) ? say('mailPlan', { sender }) : say('mailAsk', { sender });
}

type Statement = NonNullable<Content['statement']>;

function statementOf(letter: CallLetter): Pick<Statement, 'label' | 'value' | 'lines'> {
  const { plan, known, zone, language } = letter;
  const say = calls(language);
  const name = firstNameOf(letter.name);
  const time = arrivalOf(plan);
  const day = stated(plan, known, ({ date }) => date && dayWords(date, language, 'full'), letter);
  const clock = stated(plan, known, (each) => clockOf(each, language), letter);
  const place = stated(plan, known, ({ place }) => place?.name ?? null, letter);
  const where = plan.place || place.was !== undefined ? [place] : [];
  const address = plan.place?.address ? [{ text: plan.place.address }] : [];
  if (letter.asked) {
    const { answerBy } = letter.asked;
    const day = answerBy && dayWords(answerBy, language, 'full');
    const by = day ? [{ text: say('answerBy', { date: day }), isStrong: true }] : [];
    const value = { text: say('mailDatesQuestion') };
    return { label: say('hello', { name }), value, lines: [...by, ...where, ...address] };
  }
  if (plan.date === null) {
    const lines = [...(time === null ? [] : [{ ...clock, isStrong: true }]), ...where, ...address];
    return { label: say('hello', { name }), value: { ...day, text: say('noDate') }, lines };
  }
  const zoneLine = zone === undefined ? [] : [{ text: zone }];
  if (time === null) {
    const lines = [{ ...clock, text: say('noTime'), isStrong: true }, ...where, ...address];
    return { label: say('beThereOn', { name }), value: day, lines };
  }
  const lines = [{ ...day, isStrong: true }, ...zoneLine, ...where, ...address];
  return { label: say('beThereAt', { name }), value: clock, lines };
}

const clockOf = (plan: CallPlan, language: Language) => {
  const time = arrivalOf(plan);
  return time && timeWords(time, language);
};

/** A part of the plan, with what it was before. */
function stated(
  plan: CallPlan,
  known: CallPlan | null,
  wordsOf: (plan: CallPlan) => string | null,
  { language }: CallLetter,
): Stated {
  const open = calls(language)('open');
  const text = wordsOf(plan) ?? open;
  const was = known && (wordsOf(known) ?? open);
  return was === null || was === text ? { text } : { text, was };
}

export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;
