import type { FileField } from '@lensemble/contract/endpoint';
import * as fc from 'fast-check';
import { z } from 'zod';
import type { DeclaredRoute } from '../http/fastify-types.ts';
import { fieldsOf } from './writing-routes.ts';

const nasty = [
  '\0',
  '\ud800',
  '\u202e',
  '\u0085',
  '💥'.repeat(300),
  'a'.repeat(20_000),
  "'; drop table users; --",
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '24:00',
  '-1',
  'NaN',
  'javascript:alert(1)',
  `https://${'a'.repeat(3_000)}`,
];
const numbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...nasty, ...numbers, null, true, '', [], {}),
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.uuid(),
);
const entry = fc.dictionary(
  fc.constantFrom('personnelId', 'name', 'role', 'email', 'equipment_id', 'quantity'),
  leaf,
);
const value = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(leaf, { maxLength: 60 }),
  fc.array(entry, { maxLength: 5 }),
  fc.jsonValue(),
);

/** Bodies with some known fields of random values, sometimes with an unknown field. */
export function bodiesFor(route: DeclaredRoute, good: object): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(fieldsOf(route).map((field) => [field, value]));
  const some = fc.record(known, { requiredKeys: [] });
  const stranger = fc.dictionary(fc.string(), value, { maxKeys: 1 });
  const oneWrong = some.map((fields) => ({
    ...good,
    ...Object.fromEntries(Object.entries(fields).slice(0, 1)),
  }));
  return fc.oneof(
    oneWrong,
    some,
    fc.tuple(some, stranger).map(([a, b]) => ({ ...b, ...a })),
    value,
  );
}

const BOUNDARY = 'lensemble-fuzz';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const line = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' }));
const typed = fc.constantFrom('', 'image/png', 'application/json', 'text/plain; charset=x', '"');

/** Forms with some known fields and files of random content, whole or cut off, sometimes announced wrongly. */
export function formsFor(route: DeclaredRoute, { name, sets }: FileField) {
  const names = fc.constantFrom(...fieldsOf(route), name, name, sets, '', '__proto__');
  const content = fc.oneof(
    line.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.concat([PNG, bytes])),
  );
  const fileName = fc.option(line.map((text) => text.replace(/["\r\n]/g, '').slice(0, 300)));
  const part = fc.tuple(names, fileName, typed, content).map(([field, file, type, bytes]) => {
    const named = file === null ? '' : `; filename="${file}"`;
    const about = type ? `\r\nContent-Type: ${type}` : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${named}${about}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
  });
  const end = fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '', `--${BOUNDARY}`);
  const type = fc.constantFrom(
    ...Array(6).fill(`multipart/form-data; boundary=${BOUNDARY}`),
    'multipart/form-data; boundary=other',
    'multipart/form-data',
  );
  return fc
    .tuple(fc.array(part, { maxLength: 6 }), end, type, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([parts, last, announced, kept]) => {
      const whole = Buffer.concat([...parts, Buffer.from(last)]);
      const payload = kept < 0.8 ? whole : whole.subarray(0, Math.floor(whole.length * kept));
      return { payload, headers: { 'content-type': String(announced) } };
    });
}

const printable = fc
  .oneof(fc.constantFrom('', '0', '"1"', 'W/"x"', '*', '-1', '9'.repeat(400)), fc.string())
  .map((text) => text.replace(/[^\x20-\x7e]/g, ''));

const headers = fc.dictionary(
  fc.constantFrom(
    ...['if-match', 'if-none-match', 'idempotency-key', 'accept', 'accept-language'],
    ...['accept-encoding', 'range', 'x-request-id', 'content-type', 'x-forwarded-for'],
  ),
  printable,
);

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values that a field of a query accepts by its schema. */
function meant({
  enum: choices,
  type,
  minimum,
  maximum,
  pattern,
}: JsonSchema): fc.Arbitrary<string> {
  if (choices) return fc.constantFrom(...choices.map(String));
  if (type === 'number')
    return fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true }).map(String);
  return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string();
}

function queryFields({ endpoint }: DeclaredRoute) {
  const schema: JsonSchema = endpoint?.query
    ? z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' })
    : {};
  const fields = Object.entries(schema.properties ?? {});
  const values = fields.map(([name, each]) => [name, meant(each as JsonSchema)] as const);
  return {
    names: fields.map(([name]) => name),
    /** Queries that the schema accepts. */
    accepted: fc
      .record<Record<string, string>>(Object.fromEntries(values), {
        requiredKeys: schema.required ?? [],
      })
      .map(Object.entries<string>),
  };
}

const inAddress = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 8_000);

/**
 * Requests with a record of the caller or random parts of the path, fields of the query that are accepted or random, and
 * random headers.
 */
export function addressesFor(route: DeclaredRoute, good: string) {
  const part = fc.oneof(line, fc.webPath(), fc.uuid());
  const names = fc.constantFrom(...queryFields(route).names, 'q', 'session', 'from', 'withDate');
  const strange: fc.Arbitrary<[string, string][]> = fc.array(fc.tuple(names, part), {
    minLength: 1,
    maxLength: 2,
  });
  const added = fc.oneof({ weight: 2, arbitrary: fc.constant<[string, string][]>([]) }, strange);
  const path = fc.oneof(
    fc.constant(good),
    part.map((given) =>
      route.url
        .replace(/:\w+/g, inAddress(given))
        .replace('*', `public/avatars/${inAddress(given)}.png`),
    ),
  );
  return fc
    .tuple(path, queryFields(route).accepted, added, headers)
    .map(([url, asked, wrong, sent]) => {
      const fields = [...asked, ...wrong].map(([name, text]) => `${name}=${inAddress(text)}`);
      return { url: `${url}?${fields.join('&')}`, headers: sent };
    });
}
