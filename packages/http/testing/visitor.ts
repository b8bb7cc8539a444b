export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON of the response; an empty object when it is not JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** A client that keeps cookies and sends them back, as a browser does. */
export class Visitor {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  readonly #fetch: typeof fetch;

  constructor(origin: string, fetching = fetch) {
    this.origin = origin;
    this.#fetch = fetching;
  }

  async send(method: string, path: string, { body, raw, headers = {} }: RequestOptions = {}): Promise<Reply> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await this.#fetch(`${this.origin}${path}`, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 ? { cookie: this.cookieLine } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    // A stream does not end, so only its status is returned.
    const endless = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (endless) await response.body?.cancel();
    const text = endless ? '' : await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  get = (path: string, sending?: RequestOptions) => this.send('GET', path, sending);
  post = (path: string, body?: unknown) => this.send('POST', path, { body });
  put = (path: string, body?: unknown) => this.send('PUT', path, { body });
  delete = (path: string, body?: unknown) => this.send('DELETE', path, { body });

  get cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #storeCookie(line: string): void {
    const [pair = ''] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
