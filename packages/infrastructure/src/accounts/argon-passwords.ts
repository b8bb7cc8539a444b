import type { Passwords } from '@nestmates/application/accounts/ports.ts';
import { Turns } from '@nestmates/application/shared/turns.ts';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id is the library's default algorithm; the figures are OWASP's first choice for it. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is meant to be slow; one at a time keeps a burst of logins from starving every other request. */
const atOnce = 1;

export class ArgonPasswords implements Passwords {
  readonly #decoy: Promise<string>;
  readonly #turns = new Turns(atOnce);

  constructor() {
    this.#decoy = hash('nobody has this password', strength);
  }

  hash(password: string): Promise<string> {
    return this.#turns.take(() => hash(password, strength));
  }

  async verify(known: string | undefined, password: string): Promise<boolean> {
    const against = known ?? (await this.#decoy);
    const right = await this.#turns.take(() => verify(against, password));
    return right && known !== undefined;
  }
}
