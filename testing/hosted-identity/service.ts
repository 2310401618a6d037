import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest } from './answer-request.ts';
import type { Conditions, Project } from './project.ts';
import { newProject } from './project.ts';

/** A project, and the server that answers for it. */
export interface HostedService {
  readonly project: Project;
  close(): Promise<void>;
}

/**
 * A stand-in for a hosted identity on this machine. It speaks the Auth API as Supabase documents it (paths, bodies, error
 * bodies of API version 2024-01-01, fragments of the implicit flow), as far as the product uses it. Signatures of tokens
 * that are brought to it it does not check: that is the product's task.
 */
export async function startHostedIdentity(given: Partial<Conditions> = {}): Promise<HostedService> {
  const server = createServer((request, response) => {
    void answerRequest(project, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const project = newProject(`http://127.0.0.1:${port}`, given);
  return {
    project,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
