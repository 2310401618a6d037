import { Daemon, Folder } from './daemon.ts';
import { type ProxyServer, startHaproxy } from './haproxy.ts';
import { findOrInstall } from './programs.ts';

/** Both send each request to the next server, so that no session stays on one. */
export type StartProxy = (port: number, ports: readonly number[]) => Promise<ProxyServer>;

const haproxy: StartProxy = (port, ports) =>
  startHaproxy(
    `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option http-no-delay
  option redispatch 1
  retries 3

listen lensemble
  bind 127.0.0.1:PORT
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 1s fall 1 rise 1 on-marked-down shutdown-sessions
${ports.map((each) => `  server s${each} 127.0.0.1:${each}`).join('\n')}
`,
    port,
  );

/** With the settings of docs/production.md. */
const nginx: StartProxy = async (port, ports) => {
  const [program = ''] = findOrInstall('nginx');
  const folder = new Folder('nginx');
  const settings = folder.write(
    'nginx.conf',
    `daemon off;
pid ${folder.path}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder.path}/${name};`).join('\n  ')}
  upstream lensemble {
${ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://lensemble;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      client_max_body_size 16m;
    }
  }
}
`,
  );
  const args = ['-e', 'stderr', '-c', settings, '-p', folder.path];
  const daemon = await new Daemon(program, args, folder.path).untilOpen(port);
  return {
    port,
    async stop() {
      await daemon.stop();
      folder.remove();
    },
  };
};

export const httpProxies = { haproxy, nginx } as const;
