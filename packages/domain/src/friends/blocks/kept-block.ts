import { retention } from '../../platform/retention/retention.ts';
import { days, later } from '../../platform/shared/time.ts';

/** How long the browsers and addresses that a member has used are remembered. */
const traceLifetime = retention.accountTraces.keptFor;

/** Browsers and addresses last used before are forgotten. */
export const tracesSince = (now: Date): Date => later(now, -traceLifetime);

/** Time until which a browser or an address of a deleted account is remembered. */
export const traceExpiry = (usedAt: Date): Date => later(usedAt, traceLifetime);

/** An account that is new is looked at for whom it may belong to; an older one was there before the block. */
export const isNewAccount = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  createdAt >= newAccountsSince(now);

export const newAccountsSince = (now: Date): Date => later(now, -days(30));
