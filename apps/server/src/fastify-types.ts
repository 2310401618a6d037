import type { Access, Endpoint } from '@lensemble/contract/endpoint';
import type { FastifyReply as Reply } from 'fastify';
import type { Standing } from './access/lookup.ts';
import type { TeamScope } from './access/scope.ts';
import type { SignedIn } from './access/session.ts';

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
  }
  interface FastifyRequest {
    /** Set where access is `session` or `team`. */
    me?: SignedIn;
    /** Set where access is `team`. */
    scope?: TeamScope;
  }
  interface FastifyInstance {
    /** All routes so far. */
    readonly declaredRoutes: DeclaredRoute[];
    /** Who a request to a public route comes from, where that makes a difference. */
    readonly identify: (request: FastifyRequest, reply: Reply) => Promise<Standing | undefined>;
  }
}
