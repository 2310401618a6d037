import { callPath } from '@lensemble/contract/calls';
import { id } from '@lensemble/contract/fields';
import { packedKinds, packedPart } from '@lensemble/contract/packing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { ownPacking } from '../days/service.ts';
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

/** What a participant brings, as forms of their page. */
export function callPackingRoutes(pages: FastifyInstance, deps: Deps): void {
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
    return reply.headers(CALL_HEADERS).redirect(`${callPath(request.params.token)}#packing`, 303);
  });
}
