import type { Access, Endpoint, FileField } from '@lensemble/contract/endpoint';
import type { FastifyReply as Reply } from 'fastify';
import type { z } from 'zod';
import type { Standing } from './access/lookup.ts';
import type { TeamScope } from './access/scope.ts';
import type { SignedIn } from './access/session.ts';
import type { Upload } from './uploads/upload.ts';

/** A route as it was registered. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly endpoint: Endpoint | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it does not boot. */
    access?: Access;
    endpoint?: Endpoint;
    /** People look at what it answers, in a window of its own. */
    isPage?: boolean;
  }
  interface FastifyRequest {
    /** Set where access is not `public`. */
    me?: SignedIn;
    /** Set where access is `team` or `member`. */
    scope?: TeamScope;
    /** The picture that a form brought. */
    upload?: Upload;
    /** Reads a form as the body that it stands for, and its picture into `upload`. */
    readForm(file: FileField, schema: z.ZodType): Promise<unknown>;
    dropUpload(): Promise<void>;
  }
  interface FastifyInstance {
    /** All routes so far. */
    readonly declaredRoutes: DeclaredRoute[];
    /** Begins the work beside the requests now; otherwise it begins some seconds after the start. */
    readonly startTasks: () => Promise<void>;
    /** Who a request to a public route comes from, where that makes a difference. */
    readonly identify: (request: FastifyRequest, reply: Reply) => Promise<Standing | undefined>;
  }
}
