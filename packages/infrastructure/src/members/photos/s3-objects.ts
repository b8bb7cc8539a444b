import { setTimeout as pause } from 'node:timers/promises';
import { photoMessages } from '@nestmates/domain/members/photos/photo-rules.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { AwsClient } from 'aws4fetch';

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

/** Signed HTTP requests to a bucket; URLs are path-style, which every S3 server supports. */
export class S3Objects {
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #timeout: number;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, timeout }: S3Options) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#timeout = timeout ?? defaultTimeout;
    const host = endpoint?.replace(/\/$/, '') ?? `https://s3.${region}.amazonaws.com`;
    this.#root = `${host}/${encodeURIComponent(bucket)}`;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    const response = await this.request('GET', path);
    if (!response.ok) return undefined;
    return new Uint8Array(
      await response.arrayBuffer().catch((error: unknown) => {
        throw unavailable(error);
      }),
    );
  }

  /** The time limit is for the answer: what comes with it is taken as slowly as its reader takes it. */
  async stream(path: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const waiting = new AbortController();
    const limit = setTimeout(() => waiting.abort(), this.#timeout);
    try {
      const response = await this.request('GET', path, {}, waiting.signal);
      if (response.ok && response.body) return response.body;
      await response.body?.cancel();
      return undefined;
    } finally {
      clearTimeout(limit);
    }
  }

  /** A missing object is a 404. */
  async request(
    method: string,
    path: string,
    init: RequestInit = {},
    signal = AbortSignal.timeout(this.#timeout),
  ): Promise<Response> {
    const url = `${this.#root}/${path}`;
    const response = await this.#answer(url, { ...init, method }, signal).catch((error: unknown) => {
      throw unavailable(error);
    });
    // A page comes from whatever stands between us and the store, and is none of its objects.
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
  async #answer(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(await this.#client.sign(url, init), { signal });
      if (attempt === attempts || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await pause(attempt * 50, undefined, { signal });
    }
  }
}
