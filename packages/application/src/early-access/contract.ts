import { normalizeCode } from '@nestmates/domain/early-access/early-access.ts';
import { minutes } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { memberView } from '../accounts/member-view.ts';
import { endpoint } from '../contract/endpoint.ts';
import { instant } from '../contract/fields.ts';

const noCode = 'Please enter your code';

export const unlockBody = z.strictObject({
  code: z.pipe(
    z
      .string(noCode)
      .check(z.trim(), z.minLength(1, noCode), z.maxLength(64, 'Please check your code and try again.')),
    z.transform(normalizeCode),
  ),
});

const unlockedMember = z.object({
  email: z.string(),
  unlockedVia: z.nullable(z.string()),
  unlockedAt: z.nullable(instant),
});

const earlyAccessView = z.object({
  totalCount: z.int(),
  users: z.readonly(z.array(unlockedMember)),
});

export type EarlyAccessView = z.infer<typeof earlyAccessView>;

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
  overview: endpoint({
    method: 'get',
    path: '/admin/early-access',
    access: 'admin',
    response: earlyAccessView,
    summary: 'Everyone who is unlocked, the latest first.',
  }),
};
