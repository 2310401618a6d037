/** The code of an error from Node, PostgreSQL or a socket, such as `EADDRINUSE`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
