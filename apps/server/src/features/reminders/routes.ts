import { sendReminders } from '@lensemble/contract/reminders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { route } from '../../http/route.ts';
import * as service from './service.ts';

export function reminderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, sendReminders, ({ scope, params, request }) =>
    service.sendReminders(deps, scope, params.id, readerLanguage(request, deps.env)),
  );
}
