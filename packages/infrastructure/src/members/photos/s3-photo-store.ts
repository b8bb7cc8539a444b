import { setTimeout } from 'node:timers/promises';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/members/photos/ports.ts';
import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import {
  formatOf,
  type PhotoFile,
  photoFiles,
  photoFormats,
} from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { AwsClient } from 'aws4fetch';
import type { Capability } from '../../platform/wiring/capabilities.ts';

export interface S3Options {
  readonly bucket: string;
  /** Amazon's own endpoint if it is left out. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Milliseconds for a request with its retries. */
  readonly timeout?: number;
}

const defaultTimeout = seconds(4);
const attempts = 3;

const unavailable = (cause: unknown): DomainError =>
  Object.assign(new DomainError('unavailable', 'UNAVAILABLE', photoMessages.uploadFailed), { cause });

/** Four signed HTTP requests; URLs are path-style, which every S3 server supports. */
export class S3PhotoStore implements PhotoStore {
  static readonly capabilities: readonly Capability[] = ['lasting-photos'];
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #timeout: number;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, timeout }: S3Options) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#timeout = timeout ?? defaultTimeout;
    const host = endpoint?.replace(/\/$/, '') ?? `https://s3.${region}.amazonaws.com`;
    this.#root = `${host}/${encodeURIComponent(bucket)}/photos`;
  }

  async save(photo: string, variants: readonly PhotoVariant[]): Promise<void> {
    await Promise.all(variants.map((variant) => this.add(photo, variant)));
  }

  async add(photo: string, { file, bytes }: PhotoVariant): Promise<void> {
    await this.#request('PUT', photo, file, {
      body: new Uint8Array(bytes),
      headers: {
        'Content-Type': photoFormats[formatOf(file)],
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  }

  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const response = await this.#request('GET', photo, file);
    if (!response.ok) return undefined;
    return new Uint8Array(
      await response.arrayBuffer().catch((error: unknown) => {
        throw unavailable(error);
      }),
    );
  }

  async remove(photo: string): Promise<void> {
    await Promise.all(photoFiles.map((file) => this.#request('DELETE', photo, file)));
  }

  async #request(method: string, photo: string, file: PhotoFile, init: RequestInit = {}): Promise<Response> {
    const response = await this.#answer(`${this.#root}/${photo}/${file}`, { ...init, method }).catch(
      (error: unknown) => {
        throw unavailable(error);
      },
    );
    // A page comes from whatever stands between us and the store, and is no photo.
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      throw unavailable(new Error(`A page came instead of the photo store's answer to ${method}`));
    }
    // A missing bucket reads as a missing photo and makes removing succeed; only writing fails.
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw unavailable(new Error(`The photo store answered ${response.status} to ${method}`));
  }

  /**
   * A refusal of the server is tried again, all within one time limit. Only signed by the client, whose own fetch puts
   * the signal into a Request that nobody keeps: when that is collected as garbage, the time limit is never reached.
   */
  async #answer(url: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(this.#timeout);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(await this.#client.sign(url, init), { signal });
      if (attempt === attempts || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await setTimeout(attempt * 50, undefined, { signal });
    }
  }
}
