import { leakedPassword } from '@nestmates/domain/members/accounts/leaked-password.ts';

/** Passwords that everybody who guesses tries first. */
export interface LeakedPasswords {
  /** Never throws: where nobody can be asked, a password is taken as unknown. */
  include(password: string): Promise<boolean>;
}

/** `path` is the field of the form in which it was given. */
export async function requireNotLeaked(
  leakedPasswords: LeakedPasswords,
  path: 'password' | 'newPassword',
  password: string,
): Promise<void> {
  if (await leakedPasswords.include(password)) throw leakedPassword(path);
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly leakedPasswords: LeakedPasswords;
  }
}
