import type { DaysEmail } from '@lensemble/contract/convention-days';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { conventionOf, writtenDaysOf } from '../convention-links/service.ts';
import { languageFor, senderNames } from '../mailboxes/service.ts';
import { daysContent } from './days-content.ts';
import { emailOf, openRows, withOnly } from './days-people.ts';
import { crewOf } from './days-sending.ts';

/** The email that a crew member would get now. @throws HttpError 404 */
export async function previewDays(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  scope: TeamScope,
  { conventionId, personnelId }: { readonly conventionId: string; readonly personnelId: string },
): Promise<DaysEmail> {
  const people = await crewOf({ orm }, scope, conventionId);
  const person = people.find((each) => each.personnelId === personnelId);
  const found = await conventionOf({ orm }, scope, conventionId, personnelId);
  if (!person || !found) throw notFound();
  const own = withOnly(found, openRows(person));
  const by = scope.userId;
  const language = await languageFor(orm, env, scope, emailOf(person) ?? '', by);
  const names = await senderNames(orm, scope, by);
  const [{ name }] = person.rows;
  const { subject, heading, paragraphs, statement, sections, button } = daysContent({
    title: own.convention.name,
    name,
    days: writtenDaysOf(own, language),
    ...names,
    ...{ line: null, urlOf: () => '', language },
  });
  const { label, value, lines } = statement;
  return {
    ...{ language, to: name, subject, heading, label, value },
    ask: paragraphs.join(' '),
    sender: names.sender ?? names.team,
    lines: [...lines],
    button: button.label,
    note: button.note ?? '',
    hasEvent: true,
    sections: sections.map((section) => ({
      heading: section.heading,
      lines: section.lines.map(({ text, detail = '' }) => ({ text, detail })),
    })),
  };
}
