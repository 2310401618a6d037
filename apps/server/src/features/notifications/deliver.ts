import type { Deps } from '../../deps.ts';
import { type SendingDeps, sendDueMails, sendDuePushes } from './send.ts';
import { tellNews } from './tell.ts';

/** Makes notifications of what has happened, and sends those that are due. @throws Error the first failure, after all steps */
export async function deliverAll(deps: SendingDeps, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const step of [tellNews, sendDueMails, sendDuePushes])
    await step(deps, now).catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Delivers as soon as the database tells of news. What comes while it works is delivered after it. */
export function deliverOnNews(deps: SendingDeps & Pick<Deps, 'jobs'>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await deliverAll(deps, new Date()).catch(deps.jobs.report);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
