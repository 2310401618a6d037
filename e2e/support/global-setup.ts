import { prepareData } from './prepared-data.ts';

/** Prepares the data folder that the workers copy, unless they use PostgreSQL. */
export default function setup(): Promise<() => Promise<void>> | undefined {
  return process.env.JOURNEYS_DATABASE ? undefined : prepareData();
}
