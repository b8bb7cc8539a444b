import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryFiles } from '../../../testing/memory/memory-files.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { Exports } from './exports.ts';
import type { ExportStore, StoredExport } from './ports.ts';

type Row = { -readonly [Key in keyof StoredExport]: StoredExport[Key] } & {
  token: string | null;
  deviceDigest: string | null;
};

const [lena, other] = [
  { id: 4, sessionDigest: 'session of 4' },
  { id: 5, sessionDigest: 'session of 5' },
];
const here = { token: 'link', device: 'phone', headOnly: false };

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

let endedSessions: Set<string>;
let clock: StoppedClock;
let rows: Row[];
let files: MemoryFiles;
let jobs: MemoryJobs;
let mails: MemoryEmails;
let exports: Exports;

const storeOf = (transaction: MemoryTransaction): ExportStore => ({
  async add({ memberId, sessionDigest, name, at }, unlessSince) {
    transaction.requireRunning('An export is asked for');
    if (endedSessions.has(sessionDigest)) return undefined;
    const earlier = rows.find((row) => row.memberId === memberId && row.requestedAt > unlessSince);
    if (earlier) return { earlierAt: earlier.requestedAt };
    const unmade = { readyAt: null, bytes: null, downloads: 0, token: null, deviceDigest: null };
    rows.push({ id: rows.length + 1, memberId, name, requestedAt: at, ...unmade });
    return { id: rows.length };
  },
  find: async (id) => rows.find((row) => row.id === id),
  newestOf: async (memberId) => rows.filter((row) => row.memberId === memberId).toReversed(),
  async markReady(id, { at, bytes }) {
    const row = rows.find((one) => one.id === id);
    if (row) Object.assign(row, { readyAt: at, bytes });
    return row !== undefined;
  },
  recipientOf: async () => undefined,
  async setToken(id, token) {
    Object.assign(rows.find((row) => row.id === id) ?? {}, { token });
  },
  byToken: async (token, memberId) => rows.find((row) => row.token === token && row.memberId === memberId),
  async noteDownload(id, deviceDigest) {
    const row = rows.find((one) => one.id === id);
    if (row) Object.assign(row, { downloads: row.downloads + 1, deviceDigest });
  },
  namesOf: async (memberId) => rows.filter((row) => row.memberId === memberId).map(({ name }) => name),
  requestedBefore: async (before, limit) =>
    rows
      .filter(({ requestedAt }) => requestedAt < before)
      .slice(0, limit)
      .map(({ name }) => name),
  async endSince(memberId, at) {
    const ended = rows.filter((row) => row.memberId === memberId && row.requestedAt >= at);
    rows = rows.filter((row) => !ended.includes(row));
    return ended.map(({ name }) => name);
  },
  async forget(names) {
    rows = rows.filter(({ name }) => !names.includes(name));
  },
});

beforeEach(() => {
  [clock, endedSessions] = [new StoppedClock(), new Set()];
  [rows, files, jobs, mails] = [[], new MemoryFiles(), new MemoryJobs(), new MemoryEmails(clock)];
  const transaction = new MemoryTransaction();
  let tokens = 0;
  exports = new Exports({
    exportStore: storeOf(transaction),
    exportFiles: files,
    exportWriter: stub({
      async *write(memberId) {
        yield bytesOf(`data of ${memberId}`);
      },
    }),
    ownPassword: stub({
      async require(_by, password) {
        if (password !== 'right') throw new DomainError('forbidden', 'PASSWORD_REQUIRED', 'No.');
        return {};
      },
    }),
    tokens: {
      generate() {
        tokens += 1;
        return `file-${tokens}`;
      },
      digest: (token) => `digest of ${token}`,
    },
    emails: mails.emails,
    jobs,
    transaction,
    clock,
  });
});

async function made(): Promise<void> {
  await exports.request(lena, 'right');
  await exports.make({ exportId: 1, name: 'file-1' });
  Object.assign(rows[0] ?? {}, { token: 'digest of link' });
}

describe('asking for an export', () => {
  it('needs the password', async () => {
    await expect(exports.request(lena, 'wrong')).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect([rows, jobs.waiting]).toEqual([[], []]);
  });

  it('is done by a job, once a day', async () => {
    await exports.request(lena, 'right');
    expect(jobs.waiting).toMatchObject([{ name: 'exports.make', payload: { exportId: 1, name: 'file-1' } }]);
    clock.forward(days(1) - 1);
    await expect(exports.request(lena, 'right')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 1 },
    });
    await exports.request(other, 'right');
    clock.forward(1);
    await exports.request(lena, 'right');
    expect(rows.map(({ memberId }) => memberId)).toEqual([4, 5, 4]);
  });

  it('adds none in a session that has ended while the password was compared', async () => {
    endedSessions.add(lena.sessionDigest);
    await expect(exports.request(lena, 'right')).rejects.toMatchObject({ kind: 'conflict' });
    expect([rows, jobs.waiting]).toEqual([[], []]);
  });
});

describe('an account that its owner gets back', () => {
  it('loses what was asked for since, with its file, and asks anew at once', async () => {
    await exports.endSince(lena.id, clock.now());
    expect(jobs.waiting).toEqual([]);
    await exports.request(lena, 'right');
    clock.forward(days(1));
    const since = clock.now();
    await exports.request(lena, 'right');
    await exports.request(other, 'right');
    await exports.endSince(lena.id, since);
    expect(rows.map(({ name }) => name)).toEqual(['file-1', 'file-3']);
    expect(jobs.waiting.at(-1)).toMatchObject({ name: 'exports.remove', payload: { names: ['file-2'] } });
    await exports.request(lena, 'right');
    expect(rows).toHaveLength(3);
  });
});

describe('making an export', () => {
  it('stores it, marks it and writes to the member once', async () => {
    await made();
    expect(rows).toMatchObject([{ readyAt: clock.now(), bytes: 9 }]);
    expect([...files.files.keys()]).toEqual(['file-1']);
    expect(mails.jobs.waiting).toMatchObject([{ name: 'exports.send-link', payload: { exportId: 1 } }]);
    await exports.make({ exportId: 1, name: 'file-1' });
    expect([mails.jobs.waiting.length, files.files.size]).toEqual([1, 1]);
  });

  it('leaves no file and sends nothing when the account has been deleted', async () => {
    await exports.request(lena, 'right');
    rows = [];
    await files.save('file-1', (async function* () {})());
    await exports.make({ exportId: 1, name: 'file-1' });
    expect([files.files.size, mails.jobs.waiting]).toEqual([0, []]);
  });
});

describe('the list of exports', () => {
  it('says how each stands, until it ends after seven days', async () => {
    await exports.request(lena, 'right');
    const requestedAt = clock.now();
    expect(await exports.list(lena)).toMatchObject([{ state: 'being-made', downloadsLeft: 3, bytes: null }]);
    await exports.make({ exportId: 1, name: 'file-1' });
    expect(await exports.list(lena)).toEqual([
      {
        id: 1,
        requestedAt: requestedAt.toISOString(),
        state: 'ready',
        bytes: 9,
        downloadsLeft: 3,
        endsAt: new Date(requestedAt.getTime() + days(7)).toISOString(),
      },
    ]);
    Object.assign(rows[0] ?? {}, { downloads: 3 });
    expect(await exports.list(lena)).toMatchObject([{ state: 'used-up', downloadsLeft: 0 }]);
    clock.forward(days(7) - 1);
    expect(await exports.list(lena)).toHaveLength(1);
    clock.forward(1);
    expect(await exports.list(lena)).toEqual([]);
  });
});

describe('a download', () => {
  it('is counted three times, and not when the head alone is asked for', async () => {
    await made();
    await exports.download(lena, { ...here, headOnly: true });
    expect(rows).toMatchObject([{ downloads: 0, deviceDigest: null }]);
    for (let nth = 0; nth < 3; nth += 1) await exports.download(lena, here);
    expect(rows).toMatchObject([{ downloads: 3, deviceDigest: 'digest of phone' }]);
    await expect(exports.download(lena, here)).rejects.toMatchObject({
      message: expect.stringContaining('three times'),
    });
  });

  it('is of one device, of whoever asked, for seven days', async () => {
    await made();
    await exports.download(lena, here);
    await expect(exports.download(lena, { ...here, device: 'tablet' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(exports.download(other, here)).rejects.toMatchObject({ kind: 'not-found' });
    clock.forward(days(7) - 1);
    await exports.download(lena, here);
    clock.forward(1);
    await expect(exports.download(lena, here)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is none once the file is gone', async () => {
    await made();
    await files.remove('file-1');
    await expect(exports.download(lena, here)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the files of exports', () => {
  it('go with the account', async () => {
    await made();
    await exports.eraseOf(lena.id);
    expect(jobs.waiting.at(-1)).toMatchObject({ name: 'exports.remove', payload: { names: ['file-1'] } });
    await exports.remove(['file-1']);
    expect(files.files.size).toBe(0);
  });

  it('go when they are old, with what refers to them', async () => {
    await made();
    expect(await exports.removeOld({ before: clock.now(), limit: 5 })).toBe(0);
    clock.forward(1);
    expect(await exports.removeOld({ before: clock.now(), limit: 5 })).toBe(1);
    expect([rows, files.files.size]).toEqual([[], 0]);
  });
});
