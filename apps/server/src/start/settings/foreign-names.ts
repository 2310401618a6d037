/** Settings of other systems, and what Lensemble reads instead. */
const foreignNames: Readonly<Record<string, readonly [own: string, example: string]>> = {
  VITE_SUPABASE_URL: ['SUPABASE_URL', 'the same value'],
  NEXT_PUBLIC_SUPABASE_URL: ['SUPABASE_URL', 'the same value'],
  VITE_SUPABASE_ANON_KEY: ['SUPABASE_ANON_KEY', 'the same value'],
  NEXT_PUBLIC_SUPABASE_ANON_KEY: ['SUPABASE_ANON_KEY', 'the same value'],
  SUPABASE_SERVICE_KEY: ['SUPABASE_SERVICE_ROLE_KEY', 'the same value'],
  GOOGLE_OAUTH_CLIENT_ID: ['GOOGLE_CLIENT_ID', 'the same value'],
  GOOGLE_OAUTH_CLIENT_SECRET: ['GOOGLE_CLIENT_SECRET', 'the same value'],
  GOOGLE_SERVICE_ACCOUNT_KEY: ['GOOGLE_SERVICE_ACCOUNT', 'the same value'],
  GOOGLE_APPLICATION_CREDENTIALS: ['GOOGLE_SERVICE_ACCOUNT', 'the same path'],
  VITE_GOOGLE_MAPS_API_KEY: ['GOOGLE_MAPS_BROWSER_KEY', 'the same value'],
  FACEBOOK_APP_ID: ['FACEBOOK_CLIENT_ID', 'the same value'],
  FACEBOOK_APP_SECRET: ['FACEBOOK_CLIENT_SECRET', 'the same value'],
  SMTP_HOST: ['SMTP_URL', 'smtp://user:password@host:587'],
  MAIL_HOST: ['SMTP_URL', 'smtp://user:password@host:587'],
  EMAIL_HOST: ['SMTP_URL', 'smtp://user:password@host:587'],
  SMTP_FROM: ['MAIL_FROM', 'the same address'],
  EMAIL_FROM: ['MAIL_FROM', 'the same address'],
  SESSION_SECRET: ['AUTH_SECRET', 'a secret of at least 32 characters'],
  NEXTAUTH_SECRET: ['AUTH_SECRET', 'a secret of at least 32 characters'],
  POSTGRES_URL: ['DATABASE_URL', 'the same value'],
  PGHOST: ['DATABASE_URL', 'postgres://user:password@host:5432/lensemble'],
  BASE_URL: ['PUBLIC_URL', 'https://shoots.example.org'],
  APP_URL: ['PUBLIC_URL', 'https://shoots.example.org'],
  AWS_S3_BUCKET: ['S3_BUCKET', 'the same value'],
  AWS_ACCESS_KEY_ID: ['S3_ACCESS_KEY_ID', 'the same value'],
  AWS_SECRET_ACCESS_KEY: ['S3_SECRET_ACCESS_KEY', 'the same value'],
};

/** Set on many machines for other programs, so that they only count if a setting of the same subject is set. */
const onlyWith: Readonly<Record<string, string>> = {
  AWS_ACCESS_KEY_ID: 'S3_BUCKET',
  AWS_SECRET_ACCESS_KEY: 'S3_BUCKET',
};

/** A sentence for each setting of another system whose counterpart is not set. It contains no value. */
export function foreignSettings(source: NodeJS.ProcessEnv): string[] {
  const isSet = (name: string) => Boolean(source[name]?.trim());
  return Object.entries(foreignNames).flatMap(([name, [own, example]]) => {
    const condition = onlyWith[name];
    if (!isSet(name) || isSet(own) || (condition && !isSet(condition))) return [];
    return [`${name} is set, but Lensemble reads ${own}: set ${own} to ${example}.`];
  });
}
