import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { errorBody } from '@lensemble/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carefulHeaders } from '../security-headers.ts';
import { clientErrorAnswer } from './client-errors.ts';

const server = createServer((_request, response) => response.end());
server.on('clientError', clientErrorAnswer(carefulHeaders({ publicUrl: 'https://example.org' })));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

async function say(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('a client that never closes is not waited for', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write('hello\r\n\r\n');
  socket.resume();
  await once(socket, 'end');
  const open = () => promisify(server.getConnections.bind(server))();
  await expect.poll(open).toBe(0);
  socket.destroy();
});

test.each([
  ['no request', 'hello\r\n\r\n', '400', 'malformed'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', '400', 'malformed'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431',
    'too_large',
  ],
])('what is %s is answered with the contract’s error body', async (_, text, status, code) => {
  const answer = await say(text);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(head).toContain('\r\nstrict-transport-security: max-age=31536000\r\n');
  expect(errorBody.strict().parse(JSON.parse(body))).toMatchObject({ code });
});
