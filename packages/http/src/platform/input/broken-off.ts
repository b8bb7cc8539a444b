import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { Context } from 'koa';

/** Whether the client has closed the connection before its request was complete. */
export const isBrokenOff = ({ req }: Pick<Context, 'req'>): boolean => req.destroyed && !req.complete;

export const requestAborted = () => new DomainError('invalid', 'VALIDATION', 'The request broke off.');
