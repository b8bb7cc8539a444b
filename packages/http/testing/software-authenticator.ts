import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** What of CBOR a passkey needs: short heads, and lengths below 65,536. */
function headOf(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (typeof value === 'string')
    return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
  return Buffer.concat([
    headOf(5, entries.length),
    ...entries.flatMap(([key, each]) => [cborOf(key), cborOf(each)]),
  ]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What an answer may lie about. */
interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  /** The owner was not verified without it. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
  /** Name by which the device knows the account; left out by devices that are not asked to remember it. */
  readonly userHandle?: string;
}

/** A passkey as a device holds it, which answers as the standard says, or with a lie. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #site: { readonly rpId: string; readonly origin: string };
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  constructor(site: { readonly rpId: string; readonly origin: string }) {
    this.#site = site;
  }

  /** Key as the standard writes it. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborOf(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  create(challenge: string, lie: Lie = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.publicKey]);
    const authData = Buffer.concat([this.#authenticatorData(0x40, lie), attested]);
    const attestation = cborOf(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  get(challenge: string, lie: Lie = {}) {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(0, lie);
    const clientData = this.#clientData('webauthn.get', challenge, lie);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const signature = createSign('sha256').update(signed).sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(lie.userHandle === undefined ? {} : { userHandle: lie.userHandle }),
    });
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    const origin = lie.origin ?? this.#site.origin;
    return Buffer.from(
      JSON.stringify({ type, challenge: lie.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData(attested: 0 | 0x40, { rpId = this.#site.rpId, verified = true, counter }: Lie): Buffer {
    const flags = 0x01 | (verified ? 0x04 : 0) | attested;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
