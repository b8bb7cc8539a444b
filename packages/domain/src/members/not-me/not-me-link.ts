import { retention } from '../../platform/retention/retention.ts';
import { type DomainError, invalid } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';

/** The link “This was not me” of an e-mail about safety. */
export const notMeLinkExpiry = (now: Date): Date => later(now, retention.notMeLinks.keptFor);

/** Longer than somebody stays unnoticed in an account, as a rule. */
const endsWhatWasAddedWithin = days(30);

/** What was added to the account since then ends. */
export const notMeSince = (now: Date): Date => later(now, -endsWhatWasAddedWithin);

export const invalidNotMeLinkMessage =
  'This link was used already, or is older than 7 days. If somebody else may be in your account, ask for a new password.';

export const invalidNotMeLink = (): DomainError => invalid('token', invalidNotMeLinkMessage);
