/**
 * The environment of processes that must not see the server's secrets. It only keeps where the system finds libraries,
 * which Node itself needs.
 */
export function bareEnv(): Record<string, string> {
  const { LD_LIBRARY_PATH } = process.env;
  return { MALLOC_ARENA_MAX: '2', ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) };
}
