import { normalizeCode } from '@nestmates/domain/money/early-access/early-access.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { memberView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

const noCode = 'Please enter your code';

export const unlockBody = z.strictObject({
  code: z.pipe(
    z
      .string(noCode)
      .check(z.trim(), z.minLength(1, noCode), z.maxLength(64, 'Please check your code and try again.')),
    z.transform(normalizeCode),
  ),
});

export const earlyAccessContract = {
  unlock: endpoint({
    method: 'post',
    path: '/api/unlock',
    access: 'member',
    body: unlockBody,
    response: memberView,
    limit: { by: 'member', max: 10, per: minutes(15) },
    summary: 'Takes one of the places of an early-access code; EARLYBIRD_CLOSED when there is none left.',
  }),
};
