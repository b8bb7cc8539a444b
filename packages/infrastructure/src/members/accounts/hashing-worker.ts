import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id is the library's default algorithm; the parameters are OWASP's first recommendation. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hash = (password: string): string => hashSync(password, argonOptions);

export const verify = ({ hash, password }: { readonly hash: string; readonly password: string }): boolean =>
  verifySync(hash, password, argonOptions);
