import type { Members, ResetTokens, VerificationLinks } from '../../../src/members/accounts/ports.ts';
import type {
  NewBrowserQueries,
  SessionQueries,
  SessionStore,
} from '../../../src/members/accounts/session-ports.ts';
import { uniqueNames } from '../../unique-names.ts';

export interface AccountPorts {
  readonly members: Members;
  readonly resetTokens: ResetTokens;
  readonly verificationLinks: VerificationLinks;
  readonly sessions: SessionStore & SessionQueries;
  readonly newBrowsers: NewBrowserQueries;
}

export const at = new Date('2026-03-01T10:00:00.000Z');
const nextName = uniqueNames('someone');

/** A member whom no other test in the same database knows. */
export const addAccount = ({ members }: Pick<AccountPorts, 'members'>) =>
  members.add({ email: `${nextName()}@example.com`, passwordHash: 'first hash', createdAt: at });
