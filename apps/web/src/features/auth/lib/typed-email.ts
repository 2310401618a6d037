let typed = '';

/** The address that was typed on one of the screens for signing in, so that nobody types it twice. */
export function typedEmail(): string {
  return typed;
}

export function rememberEmail(email: string): void {
  typed = email;
}
