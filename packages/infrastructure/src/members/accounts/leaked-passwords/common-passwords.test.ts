import { readFileSync } from 'node:fs';
import { leakedPasswordsContract } from '@nestmates/application/testing/contracts/leaked-passwords-contract.ts';
import { expect, it } from 'vitest';
import { CommonPasswords } from './common-passwords.ts';

const common = new CommonPasswords();
leakedPasswordsContract('our list', () => common);

it('are 10,000, each once', () => {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
  expect(new Set(lines.filter((line) => line !== '')).size).toBe(10_000);
});
