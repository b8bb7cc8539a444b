import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../emails/email.ts';

/** The weight of a case about one account of a mailbox limits all of them until somebody has looked. */
export interface SharedLimit {
  readonly caseId: number;
  /** Whom the case is about; nobody once the account was deleted. */
  readonly memberId: MemberId | null;
  readonly toldAt: Date;
}

export interface SharedLimitStore {
  /** Mailboxes of whom a case is about: of the account, or those kept of one that was deleted. */
  mailboxesOf(caseId: number): Promise<readonly string[]>;
  /** The accounts that it limits besides the one that it is about. */
  membersOf(caseId: number): Promise<readonly MemberId[]>;
  /** The cases about other accounts that limit the member, though their weight no longer does. */
  endedOf(memberId: MemberId): Promise<readonly number[]>;
  /** Whom such a limit holds for that is told at this time; nobody where they were told of one before. */
  toldFirstAt(memberId: MemberId, toldAt: Date): Promise<Recipient | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sharedLimitStore: SharedLimitStore;
  }
}
