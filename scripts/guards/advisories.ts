/**
 * Published advisories about packages in the lock file, each with the first version without the fault. Registries do not all
 * answer `npm audit`; this list holds without a network. Add an entry when an advisory is published.
 */
export const advisories: readonly {
  readonly package: string;
  readonly fixed: string;
  readonly id: string;
}[] = [
  { package: 'brace-expansion', fixed: '5.0.9', id: 'GHSA-rgw5-rvv9-x895' },
  { package: 'cookie', fixed: '0.7.0', id: 'GHSA-pxg6-pf52-xh8x' },
  { package: 'drizzle-orm', fixed: '0.45.2', id: 'GHSA-gpj5-g38j-94v9' },
  { package: 'esbuild', fixed: '0.25.0', id: 'GHSA-67mh-4wv8-2f99' },
  { package: 'fast-uri', fixed: '3.1.4', id: 'CVE-2026-16221' },
  { package: 'fast-xml-parser', fixed: '4.1.2', id: 'GHSA-x3cc-x39p-42qx' },
  { package: 'fastify', fixed: '5.12.3', id: 'GHSA-3m5p-2c4r-xxw2' },
  { package: 'find-my-way', fixed: '9.0.1', id: 'GHSA-rrr8-f88r-h8q6' },
  { package: 'form-data', fixed: '4.0.4', id: 'GHSA-fjxv-7rqg-78g4' },
  { package: 'dicer', fixed: 'none', id: 'GHSA-wm7h-9275-46v2' },
  { package: 'lodash', fixed: '4.17.21', id: 'GHSA-35jh-r3h4-6jhp' },
  { package: 'nodemailer', fixed: '9.1.1', id: 'GHSA-2x7j-588g-ccc2' },
  { package: 'path-to-regexp', fixed: '6.3.0', id: 'GHSA-9wv6-86v2-598j' },
  { package: 'postcss', fixed: '8.4.31', id: 'GHSA-7fh5-64p2-3v2j' },
  { package: 'sharp', fixed: '0.35.4', id: 'GHSA-f88m-g3jw-g9cj' },
  { package: '@fastify/multipart', fixed: '9.0.3', id: 'GHSA-27c6-mcxv-x3fh' },
];

/** Older versions that only developers run, with the reason. No installation has them. */
export const forDevelopersOnly: Readonly<Record<string, string>> = {
  dicer: 'the S3 stand-in of the tests parses requests of our own server with it',
  'fast-xml-parser': 'the S3 stand-in of the tests parses requests of our own server with it',
  esbuild: 'drizzle-kit reads its settings with it; the fault is in its development server',
};
