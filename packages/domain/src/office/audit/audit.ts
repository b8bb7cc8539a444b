import { hours } from '../../platform/shared/time.ts';

/** What an administrator has done, as the audit names it. */
export const auditActions = {
  'early-access.granted': 'Granted early access',
  'early-access.revoke': 'Revoked early access',
  'early-access.code-created': 'Created an early-access code',
  'early-access.code-closed': 'Closed an early-access code',
  'member.viewed': 'Looked at the member',
  'member.reset': 'Reset user data',
  'member.reset-password': 'Reset the password',
  'member.end-two-step': 'Turned two-step login off',
  'member.moves-lifted': 'Let her move again',
  'feedback.status': 'Changed the status of feedback',
  'order.refund': 'Refunded an order',
  'order.refund-in-part': 'Refunded a part of an order',
  'order.confirm-return': 'Confirmed a return',
  'order.release': 'Released the money of an order',
  'order.resume': 'Let a frozen order go on',
  'order.payout-approved': 'Released a payout that waited for a look',
  'order.unclaimed': 'Marked as unclaimed what a seller who had left could not be paid',
  'order.pay-unclaimed': 'Sent what was unclaimed to a seller who had come back',
  'order.hand-over': 'Handed over to a state what a seller had not claimed',
  'order.proposed': 'Proposed a decision about an order',
  'order.proposal-refused': 'Refused a proposed decision',
  'payouts.held': 'Held her payouts',
  'payouts.lifted': 'Let her payouts go on',
  'person.parted': 'Said that another account is not the same person',
  'person.parting-proposed': 'Proposed that another account is not the same person',
  'person.joining-proposed': 'Proposed that another account is the same person',
  'person.joined': 'Said that another account is the same person',
  'person.proposal-refused': 'Refused, or took back, what was proposed of another account',
  'guarantee.retried': 'Asked for a refused guarantee again',
  'money.take-over-proposed': 'Proposed to take a payment over into our books',
  'money.taken-over': 'Took a payment over into our books',
  'dispute.evidence': 'Sent evidence to a bank',
  'dispute.dismissed': 'Left a payment that may be fraud',
  'case.viewed': 'Looked at the case',
  'case.claimed': 'Claimed the case',
  'case.noted': 'Wrote a note on the case',
  'case.helped': 'Sent help to the member of the case',
  'case.decided': 'Decided the case',
  'case.undone': 'Took a decision back',
  'case.appeal': 'Answered an appeal',
  'selfie-check.viewed': 'Looked at the selfies',
  'selfie-check.decided': 'Decided the selfie check',
  'administrator.granted': 'Made her an administrator',
  'administrator.revoked': 'Took her administrator rights',
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as readonly AuditAction[];

export const maxAuditDetail = 500;

/** An administrator who reads one page again and again has looked at it once. */
export const viewCountsFor = hours(1);

/** Name of whoever deleted an account before giving a name. */
export const unnamed = 'Without a name';

/** Who it was in an entry: by e-mail, or by name once the account is deleted; undefined for nobody. */
export const whoInAudit = (email: string | null, formerName: string | null): string | undefined =>
  email ?? (formerName === null ? undefined : `${formerName} (account deleted)`);
