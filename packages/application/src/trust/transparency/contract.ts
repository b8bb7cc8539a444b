import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';

/** Small numbers are not told apart, since they may be of a single member. */
const count = z.union([z.int(), z.literal('fewer than 5')]);
/** Sum of numbers shown beside it, some of them small: an exact one would tell them by subtraction. */
const total = z.union([count, z.templateLiteral(['at least ', z.int()])]);

const transparencyMonth = z.object({
  /** Month in UTC, as "2026-11". */
  month: z.string(),
  reports: total,
  byCategory: z.record(z.enum(reportCategories), count),
  decisions: total,
  byDecision: z.record(z.enum(decisionNames), count),
  appeals: count,
  overturned: count,
  /**
   * Hours from the first report of a case that was not withdrawn to its decision; null where fewer than five were
   * decided, or may have been.
   */
  medianHours: z.nullable(z.number()),
});
export type TransparencyMonth = z.infer<typeof transparencyMonth>;

export const transparencyContract = {
  months: endpoint({
    method: 'get',
    path: '/api/transparency',
    access: 'public',
    response: z.readonly(z.array(transparencyMonth)),
    summary: 'Reports, decisions and appeals by month, the latest first.',
  }),
};
