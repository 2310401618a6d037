import { commentParts, EVERYONE } from '@lensemble/contract/comment-text';
import type { Comment } from '@lensemble/contract/comments';
import { COMMENT_MAX } from '@lensemble/contract/constants';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import { momentWords } from '../../../lib/long-words.ts';
import type { CalledView, TriedComment } from '../view.ts';

/** The id of the field of a new comment, where the page has comments. */
export const NEW_COMMENT = 'new-comment';

interface Page {
  readonly view: CalledView;
  readonly language: Language;
  readonly nameOf: (who: string) => string;
}

/** What the team and the crew write about the shoot, where the team has opened it to personal links. */
export function comments(view: CalledView, language: Language): Html | null {
  const say = calls(language);
  const title = html`<section class="comments" id="comments" tabindex="-1" aria-labelledby="comments-title"><h2 id="comments-title">${say('comments')}</h2>`;
  if (!view.comments)
    return view.triedComment
      ? html`${title}
${closed(view.triedComment, language)}</section>`
      : null;
  const { members } = view.comments;
  const nameOf = (who: string) => {
    if (who === EVERYONE) return say('everyone');
    const name = members.get(who);
    return name === undefined ? say('someoneGone') : (name ?? say('aMember'));
  };
  const page = { view, language, nameOf };
  const all = view.comments.comments;
  const threads = all.filter(({ parentId }) => parentId === null);
  const repliesTo = (id: string) => all.filter(({ parentId }) => parentId === id);
  const list = threads.map(
    (each) => html`<li class="thread">${comment(page, each)}
<ul>${repliesTo(each.id).map((reply) => html`<li>${comment(page, reply)}</li>`)}</ul>
${replyForm(page, each.id)}</li>`,
  );
  return html`${title}
<p class="comments-about">${say('commentsAbout')}</p>
${list.length > 0 && html`<ul class="threads">${list}</ul>`}
${form(page, { id: NEW_COMMENT, path: 'comments', tried: triedOf(view, null, null) ?? triedInGoneForm(view), label: say('writeComment'), button: say('sendComment') })}</section>`;
}

/** What was written while the team closed the comments: the writer can still copy it. */
function closed({ text: value, error }: TriedComment, language: Language): Html {
  const words = html`<div class="comment-form"><label><span>${calls(language)('writeComment')}</span><textarea rows="4" dir="auto" readonly>${value}</textarea></label></div>`;
  return html`<p id="comment-error" class="wrong" role="alert">${translate(error, language)}</p>
${value !== '' && words}`;
}

function comment(page: Page, each: Comment): Html {
  const { view, language, nameOf } = page;
  const say = calls(language);
  const { id, author, createdAt, editedAt, resolvedAt } = each;
  const isOwn = author.participantId === view.participantId;
  const at = momentWords(createdAt, view.plan.timeZone, language);
  const marks = [editedAt && say('edited'), resolvedAt && say('resolved')].filter(Boolean);
  return html`<article class="comment" id="comment-${id}"><p class="comment-head"><b dir="auto">${isOwn ? say('you') : authorName(page, each)}</b> <small><time datetime="${createdAt}">${at}</time>${marks.map((mark) => html` · ${mark}`)}</small></p>
${place(view, each, language)}
<p class="text" dir="auto">${text(each.text, nameOf)}</p>
${isOwn && ownForms(page, each)}</article>`;
}

/** A participant is called as everywhere on the page. Who has left could have asked not to be named. */
function authorName({ view, language, nameOf }: Page, { author }: Comment): string {
  if (author.userId !== null) return nameOf(author.userId);
  const { participants } = view.shoot.row;
  const participant = participants.find(({ id }) => id === author.participantId);
  return participant?.name ?? calls(language)('someoneGone');
}

const text = (said: string, nameOf: (who: string) => string): Html[] =>
  commentParts(said).map((part) => {
    if (part.kind === 'mention') return html`<bdi class="mention">@${nameOf(part.who)}</bdi>`;
    if (part.kind === 'plain') return html`${part.text}`;
    return html`<a href="${part.href}" rel="noopener noreferrer nofollow ugc" target="_blank">${part.text}</a>`;
  });

function place({ shoot }: CalledView, { referenceId }: Comment, language: Language): Html | null {
  const { references } = shoot.row;
  const index = references.findIndex(({ id }) => id === referenceId);
  const reference = references[index];
  if (!reference) return null;
  const picture = shoot.pictures.picture({ url: reference.url, sizes: '40px' });
  return html`<p class="comment-place">${picture}<a href="${reference.url}">${calls(language)('atReference', { number: String(index + 1) })}</a></p>`;
}

interface Form {
  /** Of the field. */
  readonly id?: string;
  readonly path: string;
  readonly label: string;
  readonly button: string;
  readonly hidden?: Html;
  readonly value?: string;
  readonly tried: CalledView['triedComment'];
}

function form(
  { view, language }: Page,
  { id, path, label, button, hidden, value, tried }: Form,
): Html {
  const wrong = tried && html` aria-invalid="true" aria-describedby="comment-error"`;
  const error =
    tried &&
    html`<p id="comment-error" class="wrong" role="alert">${translate(tried.error, language)}</p>`;
  return html`<form method="post" action="${view.path}/${path}#comment-error" class="comment-form">${hidden}<label><span>${label}</span><textarea${id && html` id="${id}"`} name="text" rows="2" maxlength="${COMMENT_MAX}" dir="auto" required${wrong}>${tried?.text ?? value}</textarea></label>${error}<button class="button">${button}</button></form>`;
}

const triedOf = (
  { triedComment: tried }: CalledView,
  id: string | null,
  parentId: string | null,
) => (tried?.id === id && tried.parentId === parentId ? tried : undefined);

/** A refused comment whose form is gone with the comment that it was for. */
function triedInGoneForm({ triedComment: tried, comments: shown, participantId }: CalledView) {
  if (!tried || !shown) return undefined;
  const hasForm = shown.comments.some(({ id, author, parentId }) =>
    tried.id === null
      ? id === tried.parentId && parentId === null
      : id === tried.id && author.participantId === participantId,
  );
  return hasForm ? undefined : tried;
}

function replyForm(page: Page, parentId: string): Html {
  const say = calls(page.language);
  const tried = triedOf(page.view, null, parentId);
  const hidden = html`<input type="hidden" name="parent" value="${parentId}">`;
  return html`<details class="comment-more"${tried && html` open`}><summary>${say('reply')}</summary>${form(page, { path: 'comments', hidden, tried, label: say('writeReply'), button: say('sendComment') })}</details>`;
}

function ownForms(page: Page, { id, text: value }: Comment): Html {
  const say = calls(page.language);
  const tried = triedOf(page.view, id, null);
  const hidden = html`<input type="hidden" name="id" value="${id}">`;
  const remove = html`<form method="post" action="${page.view.path}/comments/remove#comment-error">${hidden}<button class="button quiet">${say('deleteComment')}</button></form>`;
  return html`<details class="comment-more"${tried && html` open`}><summary>${say('editComment')}</summary>${form(page, { path: 'comments/edit', hidden, tried, value, label: say('writeComment'), button: say('saveComment') })}${remove}</details>`;
}
