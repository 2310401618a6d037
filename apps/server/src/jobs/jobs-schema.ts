/**
 * The schema of the tables of background work. With a schema for the tables of the product, it is another one beside it.
 * @param databaseSchema undefined: the default of the database user
 */
export const jobsSchema = (databaseSchema: string | undefined): string =>
  databaseSchema === undefined ? 'pgboss' : `${databaseSchema}_jobs`;
