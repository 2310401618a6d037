import { serverElsewhere } from './elsewhere.ts';
import { prepareData } from './prepared-data.ts';

/** Prepares the data folder that the workers copy, unless they use PostgreSQL or servers elsewhere. */
export default function setup(): Promise<() => Promise<void>> | undefined {
  return process.env.JOURNEYS_DATABASE || serverElsewhere() ? undefined : prepareData();
}
