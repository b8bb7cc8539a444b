import { retention } from '../../platform/retention/retention.ts';
import { DomainError, notFound } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';

/** Raised when a section or a field changes its meaning. `docs/reference/export.md` describes them. */
export const exportVersion = 1;

export const exportRule = { every: days(1), keptFor: retention.exports.keptFor, maxDownloads: 3 } as const;

export const askedForExportToday = (askedAt: Date, now: Date): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'You have asked for your data within the last 24 hours. You can ask again once a day.',
    { retryAfterSeconds: Math.ceil((later(askedAt, exportRule.every).getTime() - now.getTime()) / 1000) },
  );

export const exportNotFoundMessage =
  'This link is not yours, or has expired. You can ask for your data again.';

export const exportNotFound = (): DomainError => notFound(exportNotFoundMessage);

export const exportOnOtherDevice = (): DomainError =>
  new DomainError(
    'forbidden',
    'FORBIDDEN',
    'Your data was downloaded on another device already, and the link works on that one alone.',
  );

export const exportUsedUp = (): DomainError =>
  new DomainError(
    'not-found',
    'NOT_FOUND',
    'This link has been used three times. You can ask for your data again.',
  );
