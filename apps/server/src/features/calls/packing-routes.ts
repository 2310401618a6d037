import { callPath } from '@lensemble/contract/calls';
import { id } from '@lensemble/contract/fields';
import type { RefusalReason } from '@lensemble/contract/operations';
import { packedKinds, packedPart } from '@lensemble/contract/packing';
import { packingNote } from '@lensemble/contract/packing-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { ownPacking } from '../days/service.ts';
import type { ShowTried } from './away-routes.ts';
import { type ByToken, byLink, CALL_HEADERS, senderOf } from './call-request.ts';
import { holdLink } from './rows/links.ts';

/** The fields of a form. `packed` or `back` says what the button does. */
const entry = z.object({ kind: z.enum(packedKinds), id });
const checked = z.enum(['yes', 'no']);
const checkOff = z.union([
  z.object({ packed: checked }).transform(({ packed }) => ({ mode: 'pack' as const, is: packed })),
  z.object({ back: checked }).transform(({ back }) => ({ mode: 'back' as const, is: back })),
]);
const part = z.union([
  z.object({ equipmentId: id }).transform(({ equipmentId }) => ({ equipmentId })),
  z.object({ line: z.string() }).transform(({ line }) => ({ line })),
]);

/** `before` is what the page showed. */
const writing = z.object({ note: z.string(), before: z.string().default('') });

/** What a participant brings, as forms of their page. */
export function callPackingRoutes(pages: FastifyInstance, deps: Deps, show: ShowTried): void {
  pages.post<ByToken>('/call/:token/packing', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const named = entry.safeParse(request.body).data;
    const mark = checkOff.safeParse(request.body).data;
    const ofKit = packedPart.safeParse(part.safeParse(request.body).data).data;
    if (named && mark) {
      const isChecked = mark.is === 'yes';
      const wanted = { ...named, parts: ofKit ? [ofKit] : [], mode: mark.mode, isChecked };
      const isOpen = await ownPacking.check(deps, scope, wanted, (tx) => holdLink(tx, scope));
      if (!isOpen) throw notFound();
    }
    return toList(request, reply);
  });

  pages.post<ByToken>('/call/:token/packing/note', { config: byLink }, async (request, reply) => {
    const scope = senderOf(request);
    const named = entry.safeParse(request.body).data;
    const typed = writing.safeParse(request.body).data;
    if (!named || !typed) return toList(request, reply);
    const ofKit = packedPart.safeParse(part.safeParse(request.body).data).data ?? null;
    const { note: text, before } = typed;
    const refuse = (error: string) =>
      show(request, reply, scope, { packingNote: { ...named, part: ofKit, text, error } });
    const { data: note, error } = packingNote.safeParse(text);
    if (error) return refuse(error.issues[0]?.message ?? '');
    const wanted = { ...named, part: ofKit, note, before: before === '' ? null : before };
    const outcome = await ownPacking.note(deps, scope, wanted, (tx) => holdLink(tx, scope));
    if (outcome === 'dead') throw notFound();
    return outcome === 'done' ? toList(request, reply) : refuse(refusals[outcome] ?? NOT_YOURS);
  });
}

/** Also of what another person brings by now, or what was deleted. */
const NOT_YOURS = 'This is no longer on your list. Your note was not saved.';
const refusals: Readonly<Partial<Record<RefusalReason, string>>> = {
  changed: 'This note has changed since you opened it',
  full: 'The packing list is full. Your note was not saved.',
};

const toList = ({ params }: FastifyRequest<ByToken>, reply: FastifyReply) =>
  reply.headers(CALL_HEADERS).redirect(`${callPath(params.token)}#packing`, 303);
