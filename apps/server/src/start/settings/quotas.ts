import { z } from 'zod';

/** A whole number that is at least 1. */
const amount = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,7}$/)
    .transform(Number)
    .default(fallback);

export const quotaSettings = {
  QUOTA_SHOOTS: amount(5_000),
  QUOTA_ITEMS: amount(5_000),
  QUOTA_CATALOG_TEXT_KB: amount(8_192),
  QUOTA_LINKS: amount(300),
  QUOTA_REFERENCES: amount(200),
  QUOTA_SHOOT_TEXT_KB: amount(256),
  QUOTA_PICTURES_MB: amount(20_480),
  QUOTA_IMPORT_MB: amount(2_048),
  QUOTA_TEMPLATES: amount(100),
  QUOTA_TEAMS: amount(20),
  QUOTA_CREATES: amount(120),
};

type QuotaSetting = keyof typeof quotaSettings;

export const quotaAdvice = Object.fromEntries(
  Object.keys(quotaSettings).map((name) => [
    name,
    `${name} must be a whole number from 1 to 99999999.`,
  ]),
) as Record<QuotaSetting, string>;

/** What accounts and teams may store. */
export interface Quotas {
  /** In a team. */
  readonly shoots: number;
  /** In one catalog of a team. */
  readonly items: number;
  /** Of all items in one catalog of a team, in bytes. */
  readonly catalogTextBytes: number;
  /** Crew, equipment, props and costumes of a shoot together. */
  readonly links: number;
  /** In a shoot. */
  readonly references: number;
  /** Of a shoot with everything linked to it, in bytes. */
  readonly shootTextBytes: number;
  /** Of a team, in bytes. */
  readonly pictureBytes: number;
  /** Of the archive of a team that is imported. */
  readonly importBytes: number;
  /** Of shoots, in a team. */
  readonly templates: number;
  /** That an account owns. */
  readonly teams: number;
  /** Per minute and account. */
  readonly creates: number;
}

const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

export const readQuotas = (read: Readonly<Record<QuotaSetting, number>>): Quotas => ({
  shoots: read.QUOTA_SHOOTS,
  items: read.QUOTA_ITEMS,
  catalogTextBytes: read.QUOTA_CATALOG_TEXT_KB * KILOBYTE,
  links: read.QUOTA_LINKS,
  references: read.QUOTA_REFERENCES,
  shootTextBytes: read.QUOTA_SHOOT_TEXT_KB * KILOBYTE,
  pictureBytes: read.QUOTA_PICTURES_MB * MEGABYTE,
  importBytes: read.QUOTA_IMPORT_MB * MEGABYTE,
  templates: read.QUOTA_TEMPLATES,
  teams: read.QUOTA_TEAMS,
  creates: read.QUOTA_CREATES,
});
