import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response body as it is sent. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** The client's preferred encoding among those that we support. */
export function encodingFor(acceptEncoding = ''): Encoding {
  // For a `*`, the negotiator would also offer encodings that the header refuses by name.
  const offered = ['br', 'gzip'].filter((encoding) => !isRefused(encoding, acceptEncoding));
  return (negotiate(acceptEncoding, offered) as Encoding | null) ?? 'identity';
}

const isRefused = (encoding: string, acceptEncoding: string) =>
  acceptEncoding.split(',').some((each) => {
    const [name = '', quality = ''] = each.toLowerCase().split(';');
    return name.trim() === encoding && /^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality);
  });

/** Brotli levels: the highest that is still fast, and the best, for content that is compressed once and sent many times. */
const QUICK = 4;
export const THOROUGH = constants.BROTLI_MAX_QUALITY;

/** Compresses outside the event loop. The default level suits responses made for one request. */
export async function encode(body: Buffer, wished: Encoding, quality = QUICK): Promise<Encoded> {
  if (wished === 'identity' || body.length < WORTH_COMPRESSING_BYTES)
    return { body, encoding: 'identity' };
  return { body: await compressors[wished](body, quality), encoding: wished };
}

type Compressor = (body: Buffer, quality: number) => Promise<Buffer>;

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, Compressor>> = {
  br: (body, quality) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  },
  gzip: (body) => deflate(body),
};

/** Sends a text in the client's preferred encoding. The caller sets the content type and `Vary`. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const wished = encodingFor(request.headers['accept-encoding']);
  return sendEncoded(reply, await encode(Buffer.from(text), wished));
}

export function sendEncoded(reply: FastifyReply, { body, encoding }: Encoded): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
