import { randomUUID } from 'node:crypto';

interface Answer {
  status: number;
  body: unknown;
}

/** A response with another status than expected. */
export class UnexpectedAnswer extends Error {
  readonly status: number;

  constructor(request: string, { status, body }: Answer) {
    super(`${request}: ${status} ${JSON.stringify(body)}`);
    this.status = status;
  }
}

export class Client {
  origin = '';
  /** The `PUBLIC_URL` of the servers, if that is another origin. */
  publicUrl = '';
  #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @throws if the response is missing or incomplete */
  async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        Origin: this.publicUrl || this.origin,
        'Content-Type': 'application/json',
        cookie: this.cookie,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  }

  async expect<T>(status: number, ...request: Parameters<Client['send']>): Promise<T> {
    const answer = await this.send(...request);
    if (answer.status !== status) {
      throw new UnexpectedAnswer(`${request[0]} ${request[1]}`, answer);
    }
    return answer.body as T;
  }

  /** @returns the email address of the new account */
  async signUp(): Promise<string> {
    const name = { firstName: 'Mara', lastName: 'Voss' };
    const email = `mara.${randomUUID()}@example.org`;
    const account = { email, password: 'Correct,horse,7,battery', name: 'Mara Voss' };
    await this.expect(200, 'POST', '/api/auth/sign-up/email', account);
    await this.expect(200, 'POST', '/api/user/profile', name);
    return email;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
