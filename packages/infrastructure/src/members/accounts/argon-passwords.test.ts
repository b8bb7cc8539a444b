import type { Worker } from 'node:worker_threads';
import { passwordsContract } from '@nestmates/application/testing/contracts/passwords-contract.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArgonPasswords } from './argon-passwords.ts';

const passwords = new ArgonPasswords();

passwordsContract('argon2', () => passwords);

describe('passwords', () => {
  it('are kept as argon2id, salted, as strong as OWASP asks', async () => {
    const [one, other] = await Promise.all([passwords.hash('Nestmates1!'), passwords.hash('Nestmates1!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('are not right for an unknown account, though its decoy is', async () => {
    expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('whose hash is damaged do not stop the queue', async () => {
    await expect(passwords.verify('damaged', 'x')).rejects.toThrow();
    const hash = await passwords.hash('Nestmates1!');
    expect(await passwords.verify(hash, 'Nestmates1!')).toBe(true);
  });
});

describe('when the worker thread crashes', () => {
  const threads: Worker[] = [];
  const onThread = (thread: Worker) => void threads.push(thread);
  beforeEach(() => {
    threads.length = 0;
    process.on('worker', onThread);
  });
  afterEach(() => void process.off('worker', onThread));

  it('only the password in progress is refused: another thread hashes those that wait', async () => {
    const passwords = new ArgonPasswords();
    await passwords.hash('Nestmates1!');
    const pending = [passwords.hash('in progress'), passwords.hash('waiting'), passwords.hash('waiting')];
    void threads[0]?.terminate();
    const outcomes = await Promise.allSettled(pending);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(threads).toHaveLength(2);
  });

  it('during the first login, the next one still succeeds', async () => {
    const passwords = new ArgonPasswords();
    const hash = await passwords.hash('Nestmates1!');
    const first = passwords.verify(hash, 'Nestmates1!');
    void threads[0]?.terminate();
    await expect(first).rejects.toThrow();
    expect(await passwords.verify(hash, 'Nestmates1!')).toBe(true);
  });
});
