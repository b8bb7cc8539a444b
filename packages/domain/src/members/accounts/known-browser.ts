import type { Id } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** A browser in which a member has logged in. */
export type KnownBrowserId = Id<'known-browser'>;

/** The longest that browsers keep a cookie. */
export const browserCookieExpiry = (now: Date): Date => later(now, days(400));

/** The browser that a member has not used for longest is forgotten first. */
export const maxKnownBrowsers = 20;
