import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { UploadedPhoto } from '@nestmates/application/members/photos/contract.ts';
import { photoUrlAt } from '@nestmates/domain/platform/photos/photo-address.ts';
import { type PhotoSize, photoSizes } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import type { BenchEnvironment } from '../environment.ts';
import { atMost, type Figure } from '../figure.ts';
import { median, milliseconds, quantile } from '../statistics.ts';

const warmUp = 3;
const uploads = 40;

interface Uploads {
  readonly times: readonly number[];
  readonly bytesSent: number;
  readonly url: string;
  readonly origin: string;
}

/** The multipart body is built once, since that is the browser's work and not the server's. */
async function formOf(photo: Uint8Array<ArrayBuffer>): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  form.append('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  };
}

/** One upload after the other, as one member would send them. */
async function upload(environment: BenchEnvironment): Promise<Uploads> {
  const { port } = await environment.server();
  const origin = `http://127.0.0.1:${port}`;
  const photo = new Uint8Array(await sample.phonePhoto());
  const { type, body } = await formOf(photo);
  const agent = new Agent({ keepAlive: true });
  const headers = { cookie: environment.cookie, 'content-type': type, 'content-length': body.length };
  const send = async (): Promise<UploadedPhoto> => {
    const call = request(`${origin}/api/profile/upload-photo`, { method: 'POST', agent, headers });
    call.end(body);
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    const answer = await text(reply);
    if (reply.statusCode !== 200) throw new Error(`The upload was answered ${reply.statusCode}: ${answer}`);
    return JSON.parse(answer);
  };
  const times: number[] = [];
  let url = '';
  for (let n = 0; n < warmUp + uploads; n += 1) {
    const began = performance.now();
    const answer = await send();
    if (n >= warmUp) times.push(performance.now() - began);
    url = answer.profilePhotoUrl;
  }
  agent.destroy();
  return { times, url, origin, bytesSent: photo.length };
}

const uploaded = new WeakMap<BenchEnvironment, Promise<Uploads>>();
function uploadsOf(environment: BenchEnvironment): Promise<Uploads> {
  const known = uploaded.get(environment) ?? upload(environment);
  uploaded.set(environment, known);
  return known;
}

async function filesIn(environment: BenchEnvironment, size: PhotoSize): Promise<readonly Uint8Array[]> {
  const { origin, url } = await uploadsOf(environment);
  return Promise.all(
    (['webp', 'jpg'] as const).map(async (format) => {
      const reply = await fetch(`${origin}${photoUrlAt(url, size, format)}`);
      return new Uint8Array(await reply.arrayBuffer());
    }),
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

const sizeFigure = (size: 'card' | 'avatar'): Figure => ({
  name: `photo-${size}`,
  what: `its ${size}, the larger of WebP and JPEG`,
  target: `≤ ${kilobytes(photoSizes[size].maxBytes)}`,
  async measure(environment) {
    const largest = Math.max(...(await filesIn(environment, size)).map(({ length }) => length));
    return atMost(largest, photoSizes[size].maxBytes, kilobytes(largest));
  },
});

export const photoFigures: readonly Figure[] = [
  {
    name: 'photo-upload',
    what: 'a photo of 5 MB and 12 megapixels, stored and answered, p95',
    target: '≤ 400 ms',
    async measure(environment) {
      const { times, bytesSent } = await uploadsOf(environment);
      const p95 = quantile(times, 0.95);
      const sent = `${(bytesSent / 1024 / 1024).toFixed(1)} MB`;
      return atMost(p95, 400, `${milliseconds(p95)} (median ${milliseconds(median(times))}, ${sent})`);
    },
  },
  sizeFigure('card'),
  sizeFigure('avatar'),
  {
    name: 'photo-exif',
    what: 'bytes of metadata in any of its files',
    target: 'none',
    async measure(environment) {
      const sizes = Object.keys(photoSizes) as PhotoSize[];
      const files = (await Promise.all(sizes.map((size) => filesIn(environment, size)))).flat();
      const marks = ['Exif', 'ICC_PROFILE', 'ICCP', 'http://ns.adobe.com'];
      const found = files.flatMap((bytes) => marks.filter((mark) => Buffer.from(bytes).includes(mark)));
      return { shown: found.length === 0 ? 'none' : found.join(', '), met: found.length === 0 };
    },
  },
];
