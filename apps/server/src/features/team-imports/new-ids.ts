import { createHmac } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Gives each id in a record another one, always the same for the same id and key. Texts that are no id stay. */
export function withNewIds(value: unknown, key: string): unknown {
  if (typeof value === 'string') return UUID.test(value) ? newId(value, key) : value;
  if (Array.isArray(value)) return value.map((each) => withNewIds(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withNewIds(each, key)]),
  );
}

/** A version 4 UUID. */
function newId(id: string, key: string): string {
  const bytes = createHmac('sha256', key).update(id.toLowerCase()).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
