import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** The codes of authenticator apps. */
export interface OneTimeCodes {
  /** 20 random bytes in base32, which apps read. */
  newSecret(): string;
  codeOf(secret: string, step: number): string;
  isSame(one: string, other: string): boolean;
}

/** 16 letters and digits that are hard to mistake: 80 random bits. */
export interface RecoveryCodes {
  generate(): string;
}

interface SecondFactor {
  /** Encrypted. */
  readonly secret: string;
  readonly confirmedAt: Date | null;
  /** The step of the last code that was used. */
  readonly lastStep: number | null;
}

export interface SecondFactorStore {
  find(memberId: MemberId): Promise<SecondFactor | undefined>;
  /** Replaces one that is not confirmed. False where one is on. */
  begin(memberId: MemberId, secret: string, at: Date): Promise<boolean>;
  /** False if it was confirmed, replaced or used with this step meanwhile. */
  confirm(memberId: MemberId, secret: string, step: number, at: Date): Promise<boolean>;
  /** Succeeds for only one of two who use the same code. */
  useStep(memberId: MemberId, step: number): Promise<boolean>;
  addRecoveryCodes(memberId: MemberId, digests: readonly string[]): Promise<void>;
  /** Also those that were used. */
  removeRecoveryCodes(memberId: MemberId): Promise<void>;
  /** False if there is no such code, or it was used before. */
  useRecoveryCode(memberId: MemberId, digest: string, at: Date): Promise<boolean>;
  recoveryCodesLeft(memberId: MemberId): Promise<number>;
  /** False where none was on. */
  remove(memberId: MemberId): Promise<boolean>;
  /** One that was confirmed since then. */
  removeSince(memberId: MemberId, at: Date): Promise<void>;
}

export interface PendingLogin {
  readonly memberId: MemberId;
}

/** Logins with a right password that wait for their second factor. */
export interface PendingLogins {
  /** False where the password is another one by now. */
  add(login: {
    readonly digest: string;
    readonly memberId: MemberId;
    readonly passwordHash: string;
    readonly expiresAt: Date;
  }): Promise<boolean>;
  /** Counts a try; undefined where it has ended or had too many. */
  try(digest: string, now: Date): Promise<PendingLogin | undefined>;
  /** False if somebody else has taken it. */
  take(digest: string): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly secondFactorStore: SecondFactorStore;
    readonly pendingLogins: PendingLogins;
    readonly oneTimeCodes: OneTimeCodes;
    readonly recoveryCodes: RecoveryCodes;
  }
}
