import type { Config } from '../config/config.ts';

/** One thing that the doctor has looked at. */
export interface Finding {
  /** `unknown`: could not be looked at, or not from here. */
  readonly state: 'right' | 'wrong' | 'unknown';
  /** A sentence; of what is wrong also what to do. */
  readonly says: string;
}

export type Check = (config: Config) => Promise<readonly Finding[]>;

export const right = (says: string): Finding => ({ state: 'right', says });
export const wrong = (says: string): Finding => ({ state: 'wrong', says });
export const unknown = (says: string): Finding => ({ state: 'unknown', says });

/** Why a call has failed, in the words of whoever refused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // Several addresses of one host that all refuse have no message of their own.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
