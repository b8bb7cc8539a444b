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

const privateNetwork =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(?:0:0:0:0|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/i;

/**
 * An address within a network says nothing about who calls: behind a proxy that forwards no addresses all
 * members have the same one.
 */
export const isPublicAddress = (address: string): boolean =>
  /^[0-9a-f]+[.:]/i.test(address) && !privateNetwork.test(address);
