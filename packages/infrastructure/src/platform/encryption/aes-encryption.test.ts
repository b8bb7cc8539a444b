import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AesEncryption, type EncryptionKey } from './aes-encryption.ts';

const keyOf = (id: string): EncryptionKey => ({ id, key: randomBytes(32).toString('base64url') });
const [old, recent] = [keyOf('2025'), keyOf('2026')];
const by = (...keys: EncryptionKey[]) => new AesEncryption(async () => keys);
const mine = { kind: 'totp', id: 7 } as const;

describe('what is encrypted', () => {
  it.each(['JBSWY3DPEHPK3PXP', '', 'Erdnüsse 🥜', 'x'.repeat(10_000)])(
    'is read again: %.20s',
    async (text) => {
      const sealed = await by(old).seal(mine, text);
      expect(sealed).toMatch(/^2025\.[\w-]+$/);
      expect(await by(old).open(mine, sealed)).toBe(text);
    },
  );

  it('does not show what it is, and is another text each time', async () => {
    const [one, other] = [await by(old).seal(mine, 'peanuts'), await by(old).seal(mine, 'peanuts')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(5), 'base64url').includes('peanuts')).toBe(false);
  });

  it.each([
    { kind: 'totp', id: 8 },
    { kind: 'card', id: 7 },
  ] as const)('is not read as $kind $id', async (other) => {
    await expect(by(old).open(other, await by(old).seal(mine, 'secret'))).rejects.toThrow();
  });

  it('is not read after any byte of it was changed or left out', async () => {
    const sealed = await by(old).seal(mine, 'secret');
    const bytes = Buffer.from(sealed.slice(5), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(by(old).open(mine, `2025.${changed.toString('base64url')}`)).rejects.toThrow();
      const shorter = bytes.subarray(0, at).toString('base64url');
      await expect(by(old).open(mine, `2025.${shorter}`)).rejects.toThrow();
    }
  });

  it('is read with an older key, and encrypted with the first', async () => {
    const sealed = await by(old).seal(mine, 'secret');
    const rotating = by(recent, old);
    expect([await rotating.open(mine, sealed), await rotating.isCurrent(sealed)]).toEqual(['secret', false]);
    const renewed = await rotating.seal(mine, 'secret');
    expect([renewed.split('.')[0], await rotating.isCurrent(renewed)]).toEqual(['2026', true]);
    await expect(by(recent).open(mine, sealed)).rejects.toThrow('There is no key 2025');
    // A key of the same name that is another one.
    await expect(by(keyOf('2025')).open(mine, sealed)).rejects.toThrow();
  });

  it('asks for its keys again after that has failed', async () => {
    let asked = 0;
    const encryption = new AesEncryption(async () => {
      asked += 1;
      if (asked === 1) throw new Error('The database is away');
      return [old];
    });
    await expect(encryption.seal(mine, 'secret')).rejects.toThrow('away');
    expect(await encryption.open(mine, await encryption.seal(mine, 'secret'))).toBe('secret');
    expect(asked).toBe(2);
  });
});
