import { readFile } from 'node:fs/promises';
import type { LeakedPasswords } from '@nestmates/application/members/accounts/leaked-passwords.ts';
import { withoutEnding, wordsMeant } from '@nestmates/domain/members/accounts/leaked-password.ts';

async function commonest(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  const passwords = text.split('\n').filter((line) => line !== '');
  return new Set(passwords.flatMap((password) => [password, withoutEnding(password)]));
}

/** The 10,000 commonest, read when the first password is chosen: half a megabyte and three milliseconds. */
export class CommonPasswords implements LeakedPasswords {
  #commonest: Promise<ReadonlySet<string>> | undefined;

  async include(password: string): Promise<boolean> {
    this.#commonest ??= commonest();
    const known = await this.#commonest;
    const compared = [password.toLowerCase(), withoutEnding(password), ...wordsMeant(password)];
    return compared.some((one) => known.has(one));
  }
}
