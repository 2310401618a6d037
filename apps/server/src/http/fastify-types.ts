import type { Access, Endpoint, FileField } from '@lensemble/contract/endpoint';
import type { FastifyReply as Reply } from 'fastify';
import type { z } from 'zod';
import type { CallScope } from '../access/call-scope.ts';
import type { Standing } from '../access/lookup.ts';
import type { TeamScope } from '../access/scope.ts';
import type { SignedIn } from '../access/session.ts';
import type { Env } from '../start/env.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Upload } from './uploads/upload.ts';

/** A registered route. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly endpoint: Endpoint | undefined;
  readonly isFromAnywhere: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start if a route lacks it. */
    access?: Access;
    endpoint?: Endpoint;
    /** The response is a page that opens in its own window. */
    isPage?: boolean;
    /** Takes unsafe methods from other sites too: nothing but a secret in the address grants access. */
    isFromAnywhere?: boolean;
  }
  interface FastifyRequest {
    /** Set unless access is `public` or `call`. */
    me?: SignedIn;
    /** Set if access is `team` or `member`. */
    scope?: TeamScope;
    /** Set if access is `call`. */
    call?: CallScope;
    /** Whether the person signed in within the last minutes. Always false if access is `public`. */
    isRecent: boolean;
    /** The picture in the form. */
    upload?: Upload;
    /** Reads a form: returns the body and stores the picture in `upload`. */
    readForm(file: FileField, schema: z.ZodType): Promise<unknown>;
    /**
     * Copies the picture that the body names to `upload`, if it is in the bucket of the hosted identity. Returns the body
     * as `readForm` does. Refuses addresses elsewhere.
     */
    bringPicture(file: FileField, body: unknown): Promise<unknown>;
    dropUpload(): Promise<void>;
  }
  interface FastifyInstance {
    /** Checks the picture store. @returns a sentence about what is wrong with it */
    readonly checkStorage: () => Promise<string | undefined>;
    readonly limits: RateLimits;
    /** How many records an account may create in a minute. */
    readonly createsPerMinute: number;
    /** Those that the server offers to readers. */
    readonly languages: Env['languages'];
    /** All routes that are registered so far. */
    readonly declaredRoutes: DeclaredRoute[];
    /** Starts background work now instead of some seconds after the server starts. */
    readonly startTasks: () => Promise<void>;
    /** The number of open streams of server-sent events. */
    readonly countStreams: () => number;
    /** Ends them, so that requests in flight can be waited for. */
    readonly endStreams: () => void;
    /** Finds out who calls a public route. */
    readonly identify: (request: FastifyRequest, reply: Reply) => Promise<Standing | undefined>;
  }
}
