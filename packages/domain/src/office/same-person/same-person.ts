import { DomainError } from '../../platform/shared/errors.ts';

/** Whether an administrator has said that two accounts are not the same person; a proposal of either waits for a second one. */
export const partings = ['none', 'proposed', 'parted', 'join-proposed'] as const;
export type Parting = (typeof partings)[number];

/** What one administrator would say of two accounts, and another confirms or refuses. */
export const partingWords = ['part', 'join'] as const;
export type PartingWord = (typeof partingWords)[number];

/** A proposal of what is so already is none. */
export function partingOf(isParted: boolean, proposed: PartingWord | undefined): Parting {
  if (isParted) return proposed === 'join' ? 'join-proposed' : 'parted';
  return proposed === 'part' ? 'proposed' : 'none';
}

export const partingRule = {
  noReason: 'Please say how you know it, for the audit',
  maxReason: 500,
  longReason: 'Please say it in at most 500 characters',
} as const;

export const accountsShareNothing = (): DomainError =>
  new DomainError('not-found', 'ACCOUNTS_SHARE_NOTHING', 'These two accounts share nothing.');

export const mailboxIsShared = (): DomainError =>
  new DomainError(
    'conflict',
    'MAILBOX_SHARED',
    'Both accounts have shown that they read the same mailbox, so they are one person.',
  );

export const partedAlready = (): DomainError =>
  new DomainError('conflict', 'PARTED', 'They are not the same person already.');

export const notParted = (): DomainError =>
  new DomainError('conflict', 'NOT_PARTED', 'They are the same person already.');

export const secondAdministratorNeeded = (): DomainError =>
  new DomainError(
    'conflict',
    'SECOND_ADMINISTRATOR_NEEDED',
    'You have proposed it. Another administrator confirms it.',
  );
