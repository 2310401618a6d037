let typed = '';

/** The last address that was typed on a sign-in screen, so that it is typed only once. */
export function typedEmail(): string {
  return typed;
}

export function rememberEmail(email: string): void {
  typed = email;
}
