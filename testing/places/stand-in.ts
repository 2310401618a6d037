import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Exchange, type Reply, readExchange, sendReply } from '../google/exchange.ts';
import { misbehave, type Way } from '../google/misbehave.ts';

export interface StandIn {
  readonly url: string;
  readonly asked: Exchange[];
  misbehaviour: Way | undefined;
  close(): Promise<void>;
}

export async function startStandIn(answer: (exchange: Exchange) => Reply): Promise<StandIn> {
  const server = createServer((request, response) => void serve(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: StandIn = {
    url,
    asked: [],
    misbehaviour: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = await readExchange(request, url);
    standIn.asked.push(exchange);
    if (standIn.misbehaviour) return misbehave(response, standIn.misbehaviour);
    return sendReply(response, answer(exchange));
  }

  return standIn;
}

/** Whether a word of the name starts with the query, ignoring case. */
export const isMeant = (name: string, typed: string): boolean =>
  ` ${name.toLowerCase()}`.includes(` ${typed.trim().toLowerCase()}`);
