import { prepareData } from './prepared-data.ts';

/** What the workers share. Their servers keep their data on a PostgreSQL server where there is one. */
export default function setup(): Promise<() => Promise<void>> | undefined {
  return process.env.JOURNEYS_DATABASE ? undefined : prepareData();
}
