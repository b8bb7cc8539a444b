import { codeRule, normalizeCode } from '@nestmates/domain/money/early-access/early-access.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, instant } from '../../platform/contract/fields.ts';

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

export const codeView = z.object({
  code: z.string(),
  places: z.int(),
  used: z.int(),
  opensAt: z.nullable(instant),
  closesAt: z.nullable(instant),
  /** Whether it can be used now. */
  open: z.boolean(),
});
export type CodeView = z.infer<typeof codeView>;
const codeList = z.readonly(z.array(codeView));

const namedCode = z.pipe(
  z.pipe(z.string(codeRule.badCode).check(z.maxLength(64, codeRule.badCode)), z.transform(normalizeCode)),
  z.string().check(z.regex(codeRule.pattern, codeRule.badCode)),
);

export const newCodeForm = z.strictObject({
  code: namedCode,
  places: z
    .int(codeRule.badPlaces)
    .check(z.minimum(1, codeRule.badPlaces), z.maximum(codeRule.maxPlaces, codeRule.badPlaces)),
  closesAt: z.optional(z.nullable(givenInstant('Please choose a date and time'))),
});
export type NewCodeForm = z.output<typeof newCodeForm>;

export const earlyAccessCodesContract = {
  overview: endpoint({
    method: 'get',
    path: '/admin/early-access',
    access: 'admin',
    response: earlyAccessView,
    summary: 'Everyone who is unlocked, the latest first.',
  }),
  codes: endpoint({
    method: 'get',
    path: '/api/admin/codes',
    access: 'admin',
    response: codeList,
    summary: 'The early-access codes with their places.',
  }),
  createCode: endpoint({
    method: 'post',
    path: '/api/admin/codes',
    access: 'admin',
    body: newCodeForm,
    response: codeList,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'Makes a code with a number of places; CODE_TAKEN when there is such a code.',
  }),
  closeCode: endpoint({
    method: 'post',
    path: '/api/admin/codes/close',
    access: 'admin',
    body: { code: namedCode },
    response: codeList,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'Ends a code: nobody can use it any more, and whoever has used it keeps what it opened.',
  }),
};
