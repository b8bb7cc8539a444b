import type { PhotoStore, Print } from '@nestmates/application/photos/ports.ts';
import { photoMessages } from '@nestmates/domain/photos/photo-rules.ts';
import { formatOf, type PhotoFile, photoFiles, photoFormats } from '@nestmates/domain/photos/photo-sizes.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';
import { AwsClient } from 'aws4fetch';

export interface S3Place {
  readonly bucket: string;
  /** Amazon's own when it is left out. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const patience = seconds(4);

const unavailable = (cause: unknown): DomainError =>
  Object.assign(new DomainError('unavailable', 'UNAVAILABLE', photoMessages.uploadFailed), { cause });

/** Four verbs of plain HTTP, signed; the addresses are path-style, which every S3 understands. */
export class S3Photos implements PhotoStore {
  readonly #client: AwsClient;
  readonly #root: string;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Place) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    const host = endpoint?.replace(/\/$/, '') ?? `https://s3.${region}.amazonaws.com`;
    this.#root = `${host}/${encodeURIComponent(bucket)}/photos`;
  }

  async keep(photo: string, prints: readonly Print[]): Promise<void> {
    await Promise.all(prints.map((print) => this.add(photo, print)));
  }

  async add(photo: string, { file, bytes }: Print): Promise<void> {
    await this.#ask('PUT', photo, file, {
      body: new Uint8Array(bytes),
      headers: {
        'Content-Type': photoFormats[formatOf(file)],
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  }

  async read(photo: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const answer = await this.#ask('GET', photo, file);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  }

  async remove(photo: string): Promise<void> {
    await Promise.all(photoFiles.map((file) => this.#ask('DELETE', photo, file)));
  }

  async #ask(method: string, photo: string, file: PhotoFile, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(patience);
    const answer = await this.#client
      .fetch(`${this.#root}/${photo}/${file}`, { ...init, method, signal })
      .catch((error: unknown) => {
        throw unavailable(error);
      });
    // What is not there can still be read as nothing, and removed; but nothing can be put there.
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    throw unavailable(new Error(`The photo store answered ${answer.status} to ${method}`));
  }
}
