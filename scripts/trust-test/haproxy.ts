import { freePort } from '../../testing/free-port.ts';
import { Daemon, Folder } from './daemon.ts';
import { findOrInstall } from './programs.ts';

export interface ProxyServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy.
 * @param sections its configuration after the global section, with `PORT` for its port
 * @param chosen its port; by default a free one
 */
export async function startHaproxy(sections: string, chosen?: number): Promise<ProxyServer> {
  const [program = ''] = findOrInstall('haproxy');
  const folder = new Folder('haproxy');
  const port = chosen ?? (await freePort());
  const head = `global
  maxconn 1000
  hard-stop-after 1s
`;
  const settings = folder.write(
    'haproxy.cfg',
    `${head}${sections.replaceAll('PORT', String(port))}`,
  );
  const daemon = await new Daemon(program, ['-db', '-f', settings], folder.path).untilOpen(port);
  return {
    port,
    async stop() {
      await daemon.stop();
      folder.remove();
    },
  };
}
