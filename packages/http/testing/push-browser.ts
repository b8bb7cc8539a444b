import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service for tests that records what it receives and responds as told. */
export class PushService {
  readonly received: Pushed[] = [];
  /** Status by path; 201 by default. */
  readonly answers = new Map<string, number>();
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body });
      response.writeHead(this.answers.get(path) ?? 201, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A subscribed browser, with the only key that decrypts what it receives. */
export class PushBrowser {
  readonly endpoint: string;
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#pair.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** Decrypts as specified by RFC 8291. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + senderKey.length);
    const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey]);
    const secret = derive(this.#pair.computeSecret(senderKey), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
  }
}
