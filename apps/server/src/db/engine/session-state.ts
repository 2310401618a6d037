import { firstField, simpleQuery } from './messages.ts';
import type { Session } from './session.ts';

/** The settings that differ from those at the start, as one statement that sets them again. */
const SETTINGS = `
  select 'select ' || string_agg(format('set_config(%L, %L, false)', name, current_setting(name)), ', ')
  from pg_settings where source = 'session'`;

/** @returns the statement that restores the settings of the session; undefined if none was changed */
export function readSettings(session: Session): string | undefined {
  const pieces: Buffer[] = [];
  session.execute(simpleQuery(SETTINGS), (piece) => pieces.push(Buffer.from(piece)));
  return firstField(Buffer.concat(pieces));
}

export function restoreSettings(session: Session, settings: string): void {
  session.execute(simpleQuery(settings), () => {});
}

/** Ends everything that a client can leave in a session: settings, roles, statements, temporary tables, locks. */
export function discardAll(session: Session): void {
  session.execute(simpleQuery('discard all'), () => {});
}
