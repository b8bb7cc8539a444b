import { hash } from 'node:crypto';
import type { LeakedPasswords } from '@nestmates/application/members/accounts/leaked-passwords.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';

export interface LeakedPasswordsRangeOptions {
  readonly apiBase: string;
  /** Asked first, and the only one when the API cannot be reached. */
  readonly common: LeakedPasswords;
  /** Limit in milliseconds. */
  readonly timeout?: number;
  /** Nobody could be asked: the password is taken. */
  failed(reason: string): void;
}

/** Digests are told apart by five characters, of which each has some hundred leaked ones. */
const prefixLength = 5;

/** A line that fills the answer up, so that its size does not tell which was asked for, has a count of 0. */
const isListed = (answer: string, suffix: string): boolean =>
  answer.split('\n').some((line) => {
    const [listed, count] = line.trim().split(':');
    return listed?.toUpperCase() === suffix && Number(count) > 0;
  });

/**
 * Asks the range API of Pwned Passwords (https://haveibeenpwned.com/API/v3#PwnedPasswords), which learns five
 * characters of the SHA-1 of a password and never which it was.
 */
export class LeakedPasswordsRange implements LeakedPasswords {
  readonly #options: LeakedPasswordsRangeOptions;
  constructor(options: LeakedPasswordsRangeOptions) {
    this.#options = options;
  }

  async include(password: string): Promise<boolean> {
    const { common, failed } = this.#options;
    if (await common.include(password)) return true;
    const digest = hash('sha1', password).toUpperCase();
    try {
      return isListed(await this.#range(digest.slice(0, prefixLength)), digest.slice(prefixLength));
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async #range(prefix: string): Promise<string> {
    const { apiBase, timeout = seconds(2) } = this.#options;
    const response = await fetch(new URL(`range/${prefix}`, `${apiBase.replace(/\/+$/, '')}/`), {
      headers: { 'add-padding': 'true', 'user-agent': 'nestmates' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return response.text();
    await response.body?.cancel();
    throw new Error(`the API answers ${response.status}`);
  }
}
