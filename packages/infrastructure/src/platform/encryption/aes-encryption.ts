import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Encryption, SealedAs } from '@nestmates/application/platform/encryption/encryption.ts';

export interface EncryptionKey {
  /** Stands beside each value that it has encrypted. */
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly key: string;
}

const algorithm = 'aes-256-gcm';
/** Length that the standard recommends for random ones. */
const nonceLength = 12;
const tagLength = 16;

const contextOf = ({ kind, id }: SealedAs): Buffer => Buffer.from(`${kind} ${id}`);
const bytesOf = ({ key }: EncryptionKey): Buffer => Buffer.from(key, 'base64url');

/**
 * AES-256-GCM. A value is the id of its key, a dot, and nonce, ciphertext and tag in base64url. The first key encrypts; all
 * of them decrypt.
 */
export class AesEncryption implements Encryption {
  readonly #readKeys: () => Promise<readonly EncryptionKey[]>;
  #keys: Promise<readonly EncryptionKey[]> | undefined;
  constructor(readKeys: () => Promise<readonly EncryptionKey[]>) {
    this.#readKeys = readKeys;
  }

  async seal(as: SealedAs, text: string): Promise<string> {
    const key = await this.#currentKey();
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, bytesOf(key), nonce).setAAD(contextOf(as));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${key.id}.${sealed.toString('base64url')}`;
  }

  async open(as: SealedAs, sealed: string): Promise<string> {
    const [keyId, encoded = ''] = sealed.split('.');
    const key = (await this.#allKeys()).find(({ id }) => id === keyId);
    if (!key) throw new Error(`There is no key ${keyId} to decrypt a ${as.kind} with`);
    const bytes = Buffer.from(encoded, 'base64url');
    const [nonce, rest] = [bytes.subarray(0, nonceLength), bytes.subarray(nonceLength)];
    const decipher = createDecipheriv(algorithm, bytesOf(key), nonce, { authTagLength: tagLength })
      .setAAD(contextOf(as))
      .setAuthTag(rest.subarray(-tagLength));
    return Buffer.concat([decipher.update(rest.subarray(0, -tagLength)), decipher.final()]).toString('utf8');
  }

  async isCurrent(sealed: string): Promise<boolean> {
    return sealed.startsWith(`${(await this.#currentKey()).id}.`);
  }

  async #currentKey(): Promise<EncryptionKey> {
    const [current] = await this.#allKeys();
    if (!current) throw new Error('There is no key to encrypt with');
    return current;
  }

  /** Read once; a failure is not kept. */
  #allKeys(): Promise<readonly EncryptionKey[]> {
    this.#keys ??= this.#readKeys().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }
}
