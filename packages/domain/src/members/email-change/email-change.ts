import { retention } from '../../platform/retention/retention.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { later } from '../../platform/shared/time.ts';

export type EmailChangeId = Id<'email-change'>;

/** A member asks for another e-mail, which is theirs once it is confirmed from there. */
export interface EmailChange {
  readonly id: EmailChangeId;
  readonly memberId: MemberId;
  readonly newEmail: string;
  /** The e-mail before, since the change was confirmed. */
  readonly oldEmail: string | null;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly takenBackAt: Date | null;
}

/** How long the link in the e-mail to the new address works. */
const confirmedWithin = retention.openEmailChanges.keptFor;

/** How long whoever reads the e-mails to the old address can take the change back; nobody else gets that address. */
const takenBackWithin = retention.emailChanges.keptFor;

/** What was confirmed since then can be taken back. */
export const takenBackSince = (now: Date): Date => later(now, -takenBackWithin);

/** What was asked for since then can be confirmed. */
export const confirmedSince = (now: Date): Date => later(now, -confirmedWithin);

export const isConfirmable = ({ requestedAt, confirmedAt }: EmailChange, now: Date): boolean =>
  confirmedAt === null && requestedAt > confirmedSince(now);

/** The first moment at which the link to the new address no longer works. */
export const confirmableUntil = ({ requestedAt }: Pick<EmailChange, 'requestedAt'>): Date =>
  later(requestedAt, confirmedWithin);

export interface Confirmed extends EmailChange {
  readonly oldEmail: string;
  readonly confirmedAt: Date;
}

export const isConfirmed = (change: EmailChange): change is Confirmed =>
  change.oldEmail !== null && change.confirmedAt !== null;

/** Whether it is confirmed, and the time to take it back has not ended. */
export const isInTime = (change: EmailChange, now: Date): change is Confirmed =>
  isConfirmed(change) && change.confirmedAt > takenBackSince(now);

/** The first moment at which the link to the old address no longer works. */
export const takenBackUntil = ({ confirmedAt }: Pick<Confirmed, 'confirmedAt'>): Date =>
  later(confirmedAt, takenBackWithin);

export const invalidEmailLinkMessage = 'This link is invalid or has expired.';

export const invalidEmailLink = (): DomainError => invalid('token', invalidEmailLinkMessage);

export const accountDeletedCode = 'ACCOUNT_DELETED';

/** Answers a link of an account that was deleted by schedule: what happened, and whom to write to. */
export const deletedMeanwhile = (deletedAt: Date, contact: string): DomainError =>
  new DomainError(
    'conflict',
    accountDeletedCode,
    `The account of this link was deleted on ${day(deletedAt)}: somebody in it asked for that, and nobody took its email back in time. It cannot be restored. If that was not you, please write to ${contact}.`,
  );

const day = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);

export const sameEmail = (): DomainError => invalid('email', 'This is your email already');

/** Enough for whoever it belongs to, and nothing to write to for anybody else. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');
