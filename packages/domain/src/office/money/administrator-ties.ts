import { DomainError } from '../../platform/shared/errors.ts';

/** What an administrator has in common with one of those whose money it is: who logs in or pays alike may be the same. */
export interface AdministratorTies {
  readonly device: boolean;
  readonly card: boolean;
  /** A bank account to which both were paid, or a mailbox that both have shown to read. */
  readonly account: boolean;
}

/** Whoever may be one of them looks, and does not decide. */
export function requireUntied(
  { device, card, account }: AdministratorTies,
  whom: 'one of the two' | 'this member' | 'whoever has proposed it',
): void {
  if (device) {
    const message = `You share a device or an address with ${whom}, so somebody else has to decide it.`;
    throw new DomainError('forbidden', 'SHARED_DEVICE', message);
  }
  if (card) {
    const message = `You have paid with a card of ${whom}, so somebody else has to decide it.`;
    throw new DomainError('forbidden', 'SHARED_CARD', message);
  }
  if (account) {
    const message = `You share a bank account or a mailbox with ${whom}, so somebody else has to decide it.`;
    throw new DomainError('forbidden', 'SHARED_ACCOUNT', message);
  }
}
