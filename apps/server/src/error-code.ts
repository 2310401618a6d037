/** The code that Node, PostgreSQL or a socket gave an error, such as `EADDRINUSE`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
