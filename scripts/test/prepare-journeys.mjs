// Installs the browser if it is missing, and builds the pages if they are stale.
import { findOrInstallBrowser } from '../../e2e/support/browser.ts';
import { buildWebIfStale } from '../build-web.mjs';

findOrInstallBrowser();
await buildWebIfStale();
