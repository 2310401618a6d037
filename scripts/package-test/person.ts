import { callSheetAddress } from '../../packages/contract/src/call-sheets.ts';

/** A person who signs up, plans a shoot with a picture, and reads its call sheet. */
export class Person {
  readonly #origin: string;
  #cookie = '';
  readonly #account = { email: 'mira@example.org', password: 'Golden!Hour42' };

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    return answer;
  }

  async signUp(): Promise<void> {
    await this.#call('POST', '/api/auth/sign-up/email', { ...this.#account, name: 'Mira Lind' });
  }

  async signIn(): Promise<void> {
    await this.#call('POST', '/api/auth/sign-in/email', this.#account);
  }

  /** @returns the address of the stored picture */
  async upload(picture: Uint8Array<ArrayBuffer>): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([picture], { type: 'image/png' }), 'crown.png');
    const answer = await this.#call('POST', '/api/images/costumes', form);
    const { url } = (await answer.json()) as { url: string };
    const costume = { characterName: 'Snow Queen', imageUrl: url };
    await this.#call('POST', '/api/costumes', costume);
    return url;
  }

  /** The first bytes of a file of the server, as text. */
  async start(path: string, bytes: number): Promise<string> {
    const content = await (await this.#call('GET', path)).arrayBuffer();
    return Buffer.from(content).toString('latin1', 0, bytes);
  }

  /** @returns the address of the call sheet of a new shoot */
  async planShoot(): Promise<string> {
    const created = await this.#call('POST', '/api/shoots', { title: 'Snow Queen' });
    const { id } = (await created.json()) as { id: string };
    const teams = (await (await this.#call('GET', '/api/user/teams')).json()) as { id: string }[];
    return callSheetAddress(String(teams[0]?.id), id, 'pdf');
  }
}
