import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send, sendForm } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const wrongType = 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.';
const tooLarge = 'File too large - Please select an image smaller than 5MB.';

/** Time for what the server does after it has responded. */
const patient = { timeout: scaledTimeout(10_000) };

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates photos '));
  // A temporary folder for uploads that no other test looks into.
  vi.stubEnv('TMPDIR', folder);
  server = await testServer({ env: { DATA_DIR: folder } });
});

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const stored = async () => (await readdir(join(folder, 'photos')).catch(() => [])).length;
const waitingFiles = async () =>
  (await readdir(folder)).filter((name) => name.startsWith('nestmates-upload-'));

describe('what is no photo', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await server.member();
  });

  const bad: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array, number, string, string])[] =
    [
      ['a text named .jpg', () => Buffer.from('words'), 415, 'UNSUPPORTED_TYPE', wrongType],
      [
        'an SVG with a script',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        415,
        'UNSUPPORTED_TYPE',
        wrongType,
      ],
      [
        'a truncated JPEG',
        async () => (await sample.colours({ width: 1600, height: 1200 })).subarray(0, 9000),
        415,
        'UNSUPPORTED_TYPE',
        wrongType,
      ],
      ['an empty file', () => new Uint8Array(), 415, 'UNSUPPORTED_TYPE', wrongType],
      ['14000 by 14000 pixels', () => sample.decompressionBomb(), 413, 'TOO_LARGE', tooLarge],
      ['8 MB', () => new Uint8Array(8 * 1024 * 1024), 413, 'TOO_LARGE', tooLarge],
      ['a little more than 5 MB', () => new Uint8Array(5 * 1024 * 1024 + 1), 413, 'TOO_LARGE', tooLarge],
    ];

  /** A form whose file is sent in chunks of one megabyte. */
  const withoutLength = (megabytes: number, atTheEnd?: () => void) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull(stream) {
        sent += 1;
        if (sent <= megabytes) stream.enqueue(new Uint8Array(1024 * 1024));
        else if (atTheEnd) atTheEnd();
        else stream.close();
      },
    });
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie };
    return { method: 'POST', headers, body, duplex: 'half' } as const;
  };

  it.each(bad)(
    '%s is refused in its words, and nothing is stored',
    async (_, bytes, status, error, message) => {
      const before = await stored();
      const reply = await send(member, await bytes());
      expect([reply.status, reply.body]).toEqual([status, { error, message }]);
      expect(await stored()).toBe(before);
      expect(await server.knex('photos').where({ ownerId: member.id })).toEqual([]);
      expect((await member.get('/api/me')).body.profilePhotoUrl).toBeNull();
    },
  );

  it('is told that a photo is missing, by whatever name something else came', async () => {
    const missing = { error: 'VALIDATION', message: 'Please choose a photo.' };
    expect((await sendForm(member, new FormData())).status).toBe(400);
    const wrongField = await send(member, await sample.grey(), { field: 'picture' });
    expect([wrongField.status, wrongField.body]).toMatchObject([400, missing]);
    const words = new FormData();
    words.append('photo', 'just words');
    expect((await sendForm(member, words)).status).toBe(400);
  });

  it('refuses more than one file, and fields it does not know', async () => {
    const two = new FormData();
    const photo = new Blob([new Uint8Array(await sample.grey())], { type: 'image/jpeg' });
    two.append('photo', photo, 'a.jpg');
    two.append('photo', photo, 'b.jpg');
    expect((await sendForm(member, two)).status).toBe(400);
    const more = new FormData();
    more.append('photo', photo, 'a.jpg');
    more.append('admin', 'true');
    const reply = await sendForm(member, more);
    expect([reply.status, reply.body.message]).toEqual([400, 'This field is not known here']);
  });

  it('keeps no file open of a form that had too many', async () => {
    const open = async () => (await readdir('/dev/fd')).length;
    const photo = new Blob([new Uint8Array(300_000)], { type: 'image/jpeg' });
    const before = await open();
    for (let n = 0; n < 20; n += 1) {
      const two = new FormData();
      two.append('photo', photo, 'a.jpg');
      two.append('photo', photo, 'b.jpg');
      expect((await sendForm(member, two)).status).toBe(400);
    }
    await vi.waitFor(async () => expect(await open()).toBeLessThan(before + 10), patient);
  });

  it('says so when the disk is full, and does not blame the photo', async () => {
    const photo = await sample.grey();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(fs, 'write').mockImplementation(((
      _: number,
      bytes: Buffer,
      ...rest: unknown[]
    ) => {
      const done = rest.at(-1) as (error: Error | null, written: number) => void;
      done(bytes.includes(photo.subarray(0, 64)) ? full : null, bytes.length);
    }) as typeof fs.write);
    const reply = await send(member, photo);
    write.mockRestore();
    expect([reply.status, reply.body]).toEqual([
      503,
      {
        error: 'UNAVAILABLE',
        message: 'There is no room to keep anything new right now. Please try again later.',
      },
    ]);
  });

  it('refuses JSON, a form without parts and a form that breaks off', async () => {
    const path = '/api/profile/upload-photo';
    expect((await member.post(path, { photo: 'x' })).status).toBe(415);
    const asForm = (raw: string, type: string) =>
      member.send('POST', path, { raw, headers: { 'content-type': type } });
    expect((await asForm('', 'multipart/form-data')).status).toBe(400);
    expect((await asForm('nonsense', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await asForm('--x\r\nContent-Disp', 'multipart/form-data; boundary=x')).status).toBe(400);
  });

  it('refuses a file that does not say how long it is, once it is too long', async () => {
    const reply = await fetch(`${server.origin}/api/profile/upload-photo`, withoutLength(12));
    expect([reply.status, await reply.json()]).toEqual([413, { error: 'TOO_LARGE', message: tooLarge }]);
  });

  it('survives a member who disconnects half-way', async () => {
    const hangUp = new AbortController();
    const request = withoutLength(2, () => hangUp.abort());
    await expect(
      fetch(`${server.origin}/api/profile/upload-photo`, { ...request, signal: hangUp.signal }),
    ).rejects.toThrow();
    expect((await member.get('/api/me')).status).toBe(200);
  });

  it('leaves no file waiting anywhere', async () => {
    await vi.waitFor(async () => expect(await waitingFiles()).toEqual([]), patient);
  });

  it('refuses a visitor before anything is received', async () => {
    expect((await send(server.visitor(), new Uint8Array(1000))).status).toBe(401);
  });
});

it('stops a member who uploads without end', async () => {
  const member = await server.member();
  const statuses: number[] = [];
  for (let nth = 0; nth < 61; nth += 1) statuses.push((await send(member, Buffer.from('words'))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

it('takes a few at once from one member, and asks her to send the others again', async () => {
  const member = await server.member();
  const tries = await Promise.all(Array.from({ length: 30 }, () => send(member, Buffer.from('words'))));
  const busy = tries.filter(({ status }) => status === 503);
  expect(tries.filter(({ status }) => status === 415).length).toBeGreaterThanOrEqual(12);
  expect(busy.length + 12).toBeLessThanOrEqual(30);
  for (const { body, headers } of busy)
    expect([body.error, headers.get('retry-after')]).toEqual(['BUSY', '1']);
});
