import { z } from 'zod';
import { OPERATIONS_AT_ONCE_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { packing } from './packing.ts';
import { packingOperations } from './packing-operations.ts';
import { shotOperations } from './shot-operations.ts';
import { shot } from './shots.ts';

/** All kinds of operations. Those of another part of the day join here; what applies them then does not compile without them. */
const kinds = { ...shotOperations, ...packingOperations } as const;

export type OperationKind = keyof typeof kinds;

/**
 * One change. `id` is made up by the client and unique in the team: an operation that comes again is not applied again.
 * `base` is what the client saw of the fields before; `at` is when the person made the change, by the client's clock.
 */
export interface OperationOf<Kind extends OperationKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly target: string;
  readonly fields: z.output<(typeof kinds)[Kind]['fields']>;
  readonly base: z.output<(typeof kinds)[Kind]['base']>;
  readonly at: string;
}

export type Operation = { readonly [Kind in OperationKind]: OperationOf<Kind> }[OperationKind];

export const operationKinds = Object.keys(kinds) as readonly OperationKind[];

const schemaOf = (kind: OperationKind) =>
  z.strictObject({ id, kind: z.literal(kind), target: id, ...kinds[kind], at: instant });

const [first, ...others] = operationKinds.map(schemaOf);
if (!first) throw new Error('There are no operations');

/** An operation, as its kind wants it. */
export const operation = z.discriminatedUnion('kind', [first, ...others]) as unknown as z.ZodType<
  Operation,
  z.input<typeof first>
>;

/** The day of a shoot: the entries of the shot list in their order, and the packing list. `revision` rises with each change. */
export const day = z.object({ revision: z.number().int(), shots: z.array(shot), packing });
export type Day = z.infer<typeof day>;

/**
 * Why an operation, or some of its fields, was not applied.
 * - `gone`: what it changes is deleted, or was never there
 * - `taken`: its id, or that of the new entry, belongs to another one
 * - `full`: there is no room for more
 * - `changed`: another person has changed the text since
 * - `unlinked`: the shoot no longer has what it links
 * - `forbidden`: the caller may not do this
 */
export const refusalReasons = [
  'gone',
  'taken',
  'full',
  'changed',
  'unlinked',
  'forbidden',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** `fields` names what was not applied; empty for all of the operation. */
export const refusal = z.object({
  reason: z.enum(refusalReasons),
  fields: z.array(z.string()),
});
export type Refusal = z.infer<typeof refusal>;

/** A refused operation with its content, so that nothing is lost. `title` is that of its target, also of a deleted one. */
const refused = refusal.extend({
  title: z.string().nullable(),
  operation: z.object({
    id,
    kind: z.enum(operationKinds),
    target: id,
    fields: z.record(z.string(), z.unknown()),
    base: z.record(z.string(), z.unknown()),
    at: z.string(),
  }),
});
export type Refused = z.infer<typeof refused>;

const params = z.object({ id });

/** The ETag rises with every change in the team. 404. */
export const getDay = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/day',
  access: 'team',
  action: 'editShoots',
  params,
  response: day,
});

/**
 * Applies operations in their order, each at most once. The only way to change the day of a shoot, also for clients that were
 * offline. The answer is the day with all of them, and what could not be applied; an operation that comes again gets its first
 * refusals. 404; 422 for an operation that no client may send.
 */
export const applyOperations = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/operations',
  access: 'team',
  action: 'editShoots',
  params,
  body: z.strictObject({
    operations: z
      .array(operation, 'This must be a list')
      .min(1, 'There is nothing to change')
      .max(OPERATIONS_AT_ONCE_MAX, `At most ${OPERATIONS_AT_ONCE_MAX} entries`),
  }),
  response: z.object({ day, refused: z.array(refused) }),
});
