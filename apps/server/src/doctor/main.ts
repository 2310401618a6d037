import '../start/quick-start.ts';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../lib/version.ts';
import type { Finding } from './finding.ts';

/** `npm run doctor`: examines the installation, and says how to fix what is wrong. Ends with 1 if there is a problem. */
const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const [{ diagnose }, { thisMachine }] = await Promise.all([
  import('./diagnose.ts'),
  import('./machine.ts'),
]);
process.stdout.write(`Lensemble ${VERSION}, Node.js ${process.versions.node}\n`);
const findings = await diagnose(thisMachine(webRoot));
process.stdout.write(`${findings.map(tell).join('\n') || 'All is well.'}\n`);
// Connections to services that do not answer would keep the process waiting.
process.exit(findings.some(({ level }) => level === 'problem') ? 1 : 0);

function tell({ level, sentence }: Finding): string {
  return `${level === 'problem' ? '✗' : '!'} ${sentence}`;
}
