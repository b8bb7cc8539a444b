import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ArgonPasswords } from './argon-passwords.ts';

const passwords = new ArgonPasswords();

describe('passwords', () => {
  it('are kept as argon2id, salted, as strong as OWASP asks', async () => {
    const [one, other] = await Promise.all([passwords.hash('Nestmates1!'), passwords.hash('Nestmates1!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('are verified, and no other is', async () => {
    const hash = await passwords.hash('Nestmates1!');
    expect(await passwords.verify(hash, 'Nestmates1!')).toBe(true);
    expect(await passwords.verify(hash, 'nestmates1!')).toBe(false);
    expect(await passwords.verify(hash, '')).toBe(false);
  });

  it('of an unknown account are never right, not even the decoy', async () => {
    expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('in a burst are all verified', async () => {
    const hash = await passwords.hash('Nestmates1!');
    const given = ['Nestmates1!', 'wrong', 'Nestmates1!', 'wrong', 'Nestmates1!'];
    const answers = await Promise.all(given.map((password) => passwords.verify(hash, password)));
    expect(answers).toEqual([true, false, true, false, true]);
  });

  it('whose hash is damaged do not stop the queue', async () => {
    await expect(passwords.verify('damaged', 'x')).rejects.toThrow();
    const hash = await passwords.hash('Nestmates1!');
    expect(await passwords.verify(hash, 'Nestmates1!')).toBe(true);
  });
});

/** The worker thread that hashes these passwords, taken from Node's 'worker' event. */
async function workerOf(passwords: ArgonPasswords): Promise<Worker> {
  const started = once(process, 'worker');
  await passwords.hash('Nestmates1!');
  const [worker] = await started;
  return worker;
}

/** The worker cannot handle an undefined task, so it ends with an error. */
const crash = (worker: Worker) => worker.postMessage(undefined);

describe('when the worker thread crashes', () => {
  it('pending passwords are refused, and the next one starts a new thread', async () => {
    const passwords = new ArgonPasswords();
    const thread = await workerOf(passwords);
    crash(thread);
    const waiting = [passwords.hash('Nestmates1!'), passwords.hash('another')];
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await workerOf(passwords)).not.toBe(thread);
  });

  it('during the first login, the next one still succeeds', async () => {
    const passwords = new ArgonPasswords();
    const thread = await workerOf(passwords);
    const hash = await passwords.hash('Nestmates1!');
    crash(thread);
    await expect(passwords.verify(hash, 'Nestmates1!')).rejects.toThrow();
    expect(await passwords.verify(hash, 'Nestmates1!')).toBe(true);
  });
});
