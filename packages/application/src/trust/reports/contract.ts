import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import {
  invalidReportLinkMessage,
  publicThingKinds,
  reportOutcomes,
  reportRule,
  reportStates,
  thingKinds,
} from '@nestmates/domain/trust/reports/report.ts';
import * as z from 'zod/mini';
import { email } from '../../members/accounts/contract.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, longId, pathId } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { optionalText, requiredText } from '../../platform/contract/text.ts';
import { aboutField } from '../things/about-field.ts';

const aboutPublic = z.strictObject({ kind: z.enum(publicThingKinds), id });

const category = z.enum(reportCategories, 'Please choose what it is about.');
const words = { missing: reportRule.missing, max: reportRule.maxWords, tooLong: reportRule.tooLong };

export const reportFields = z.strictObject({ about: aboutField, category, words: optionalText(words) });
export const publicReportFields = z.strictObject({
  about: aboutPublic,
  category,
  words: requiredText(words),
  email,
});

export const reportView = z.object({
  /** Counted for each reporter. */
  id,
  about: z.object({
    kind: z.enum(thingKinds),
    id: z.union([longId, z.string()]),
    /** Title when it was reported. */
    title: z.string(),
  }),
  category: z.enum(reportCategories),
  words: z.nullable(z.string()),
  state: z.enum(reportStates),
  outcome: z.optional(z.enum(reportOutcomes)),
  at: instant,
});
export type ReportView = z.infer<typeof reportView>;

export const receivedReport = z.object({ id, state: z.enum(['received']) });
export type ReceivedReport = z.infer<typeof receivedReport>;

export const reportsContract = {
  report: endpoint({
    method: 'post',
    path: '/api/reports',
    access: 'member',
    body: reportFields,
    response: receivedReport,
    summary:
      'Reports a member, or something of theirs that the caller is shown. They never learn who it was.',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/reports',
    access: 'member',
    query: pageQuery,
    response: z.readonly(z.array(reportView)),
    summary: 'What the caller has reported, the newest first, and whether something was done.',
  }),
  add: endpoint({
    method: 'post',
    path: '/api/reports/:id/words',
    access: 'member',
    params: { id: pathId },
    body: { words: requiredText(words) },
    response: reportView,
    summary: 'Adds words to a report that nobody has looked at yet.',
  }),
  withdraw: endpoint({
    method: 'delete',
    path: '/api/reports/:id',
    access: 'member',
    params: { id: pathId },
    response: reportView,
    summary: 'Withdraws a report that nobody has looked at yet; it then counts for nothing.',
  }),
  reportPublic: endpoint({
    method: 'post',
    path: '/api/public-reports',
    access: 'public',
    body: publicReportFields,
    response: confirmation,
    limit: { by: 'address', max: 10, per: days(1) },
    summary: 'Lets a visitor report what is public. It counts once the link in the e-mail was opened.',
  }),
  confirmPublic: endpoint({
    method: 'post',
    path: '/api/public-reports/confirm',
    access: 'public',
    body: {
      token: z.string(invalidReportLinkMessage).check(z.regex(/^[\w-]{43}$/, invalidReportLinkMessage)),
    },
    response: confirmation,
    limit: { by: 'address', max: 30, per: hours(1) },
    summary: 'Verifies the e-mail of a visitor who has reported something.',
  }),
};
