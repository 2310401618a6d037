import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, withTools } from './test/tools.mjs';

/** The server restarts when its sources change. Vite serves the web and proxies `/api` to the server. */
const parts = [
  { command: 'node', args: ['--watch', 'apps/server/src/server.ts'], cwd: root },
  { command: 'vite', args: [], cwd: join(root, 'apps/web') },
];

const env = withTools({
  LENSEMBLE_SERVER: `http://localhost:${process.env.PORT || 3000}`,
  ...process.env,
});
const children = parts.map(({ command, args, cwd }) =>
  spawn(command, args, { cwd, env, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill();
};

process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
