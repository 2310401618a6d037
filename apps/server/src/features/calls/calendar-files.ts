import { callPath } from '@lensemble/contract/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { disposition } from '../../lib/file-name.ts';
import { downloadOf, visitorFile } from '../calendar/service.ts';
import { ownConvention } from '../convention-links/service.ts';
import { called } from '../public-shoots/service.ts';
import { type ByToken, byLink, CALL_HEADERS, readerOf } from './call-request.ts';
import { ownTimes } from './own-times.ts';
import { findCalled } from './queries.ts';

/** All shoots of a participant at a convention, under the address of the page. */
export const CONVENTION_FILE = 'convention.ics';

/** The files with which a participant adds their own times to a calendar. */
export function callCalendarRoutes(pages: FastifyInstance, deps: Deps): void {
  const writtenFor = ({ headers, params }: FastifyRequest<ByToken>) => ({
    url: deps.env.publicUrl + callPath(params.token),
    language: readerLanguage({ headers }, deps.env),
  });

  pages.get<ByToken>(
    `/call/:token/${called.files.calendar}`,
    { config: byLink },
    async (request, reply) => {
      const scope = await readerOf(deps, request);
      const { url, language } = writtenFor(request);
      const [person, event] = await Promise.all([
        findCalled(deps.orm, scope),
        called.event(deps, scope, language),
      ]);
      if (!person || !event) throw notFound();
      const own = { ...event, ...ownTimes(person.plan, event.durationMinutes) };
      const file = downloadOf(own, url, language);
      if (!file) throw notFound();
      return sendFile(reply, file);
    },
  );

  pages.get<ByToken>(
    `/call/:token/${CONVENTION_FILE}`,
    { config: byLink },
    async (request, reply) => {
      const scope = await readerOf(deps, request);
      const own = await ownConvention(deps, scope);
      if (!own) throw notFound();
      const { personnelId, convention } = own;
      const plans = new Map(
        convention.shoots.map(({ id, time, people }) => {
          const person = people.find((each) => each.personnelId === personnelId);
          return [id, { time, callTime: person?.callTime ?? null }];
        }),
      );
      const file = await visitorFile(deps, scope, {
        name: convention.name,
        written: writtenFor(request),
        shootIds: [...plans.keys()],
        timesOf: ({ id, time, durationMinutes }) =>
          ownTimes(plans.get(id) ?? { time, callTime: null }, durationMinutes),
      });
      return sendFile(reply, file);
    },
  );
}

const sendFile = (
  reply: FastifyReply,
  { name, content }: { readonly name: string; readonly content: string },
) =>
  reply
    .headers(CALL_HEADERS)
    .header('content-disposition', disposition('attachment', `${name}.ics`))
    .type('text/calendar; charset=utf-8')
    .send(content);
