import { and, eq } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { trash } from '../../../db/schema/trash.ts';

export type EntryRow = typeof trash.$inferSelect;

export const isEntry = ({ teamId }: TeamScope, id: string) =>
  and(eq(trash.teamId, teamId), eq(trash.id, id));
