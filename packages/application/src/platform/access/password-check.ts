import type { Caller } from './caller.ts';

/** Lets nobody go on who has not given their password again. */
export interface PasswordCheck {
  require(by: Pick<Caller, 'id' | 'sessionDigest'>, password: string | undefined): Promise<unknown>;
}
