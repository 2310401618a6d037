import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest } from './answer-request.ts';
import { type Conditions, newProject, type Project } from './project.ts';

export interface HostedService {
  readonly project: Project;
  close(): Promise<void>;
}

/**
 * A fake Supabase project on this machine: the documented Auth API (version 2024-01-01, implicit flow) as far as the
 * product uses it. It does not verify the signatures of tokens: that is the product's job.
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
