import { sql } from 'drizzle-orm';

/** The comment at the start of a statement that PostgreSQL plans for each execution. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/**
 * Begins a statement that joins whole lists. The best plan for ten rows takes minutes for ten thousand, and a plan that
 * PostgreSQL keeps may be that of a team that has since grown.
 */
export const plannedEachTime = sql.raw(`${PLANNED_EACH_TIME} `);
