import { execFileSync } from 'node:child_process';

/** Fills a data folder with the demo team. @returns the credentials that it prints */
export function fillDemo(dataDir: string): { email: string; password: string } {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const output = execFileSync('npm', ['run', '--silent', 'demo'], { env, encoding: 'utf8' });
  const email = /Email\s+(\S+)/.exec(output)?.[1];
  const password = /Password\s+(\S+)/.exec(output)?.[1];
  if (!email || !password) throw new Error(`The demo printed no sign-in:\n${output}`);
  return { email, password };
}
