// Opens call sheets in LibreOffice and reads them back with poppler.
import { execFileSync } from 'node:child_process';
import { runVitest } from './test/runners.mjs';
import { endWithTotal } from './test/total.mjs';

/** The required programs, each with an argument on which it exits immediately. */
const programs = { soffice: '--version', pdftotext: '-v' };

function isThere([program, question]) {
  try {
    execFileSync(program, [question], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

if (Object.entries(programs).every(isThere)) {
  endWithTotal([await runVitest(['--project', 'server'], { OFFICE_TESTS: 'on' })]);
} else {
  console.error(
    'There is no LibreOffice or no poppler on this machine: install them (Debian: apt-get install libreoffice-writer-nogui poppler-utils), then run this again.',
  );
  process.exitCode = 1;
}
