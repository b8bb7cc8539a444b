import { appealOutcomes, appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { decisionNames, decisionRule, noteRule } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, pathId } from '../../platform/contract/fields.ts';
import { requiredText } from '../../platform/contract/text.ts';
import { queuePageQuery } from '../../trust/cases/queue-cursor.ts';
import { aboutField } from '../../trust/things/about-field.ts';
import { caseCountsView, casePageView, caseView } from './case-views.ts';

/** "mine": what the caller has claimed and nobody has decided. */
export const caseLists = ['open', 'appealed', 'mine', 'decided', 'closed', 'all'] as const;
export type CaseList = (typeof caseLists)[number];

const version = z.int('Please use a whole number').check(z.nonnegative(), z.maximum(1_000_000));
const words = requiredText({
  missing: decisionRule.missing,
  max: decisionRule.maxWords,
  tooLong: decisionRule.tooLong,
});

export const decideFields = z.strictObject({
  /** Version of the case that the administrator has seen. */
  version,
  decision: z.enum(decisionNames),
  rule: z.enum(houseRuleIds),
  words,
  until: z.optional(z.nullable(givenInstant('Please say until when'))),
  /** What it rests on: at least one, unless nobody is told of the decision. */
  things: z.optional(z.array(aboutField).check(z.maxLength(100))),
});

const params = { id: pathId };

export const casesContract = {
  list: endpoint({
    method: 'get',
    path: '/api/admin/cases',
    access: 'admin',
    query: {
      list: z._default(z.enum(caseLists), 'open'),
      category: z.optional(z.enum(reportCategories)),
      ...queuePageQuery,
    },
    response: z.readonly(z.array(caseView)),
    summary: 'What was reported: the urgent first, then by weight, then the oldest.',
  }),
  counts: endpoint({
    method: 'get',
    path: '/api/admin/case-counts',
    access: 'admin',
    response: caseCountsView,
    summary: 'How many cases wait for administrators, and for how long the oldest does.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/admin/cases/:id',
    access: 'admin',
    params,
    /** Sent by a page that stays open and reads it anew: that is no other look. */
    query: { again: z.optional(z.literal('true')) },
    response: casePageView,
    summary: 'One case with its reports, evidence, history and decisions. Every look is in the audit.',
  }),
  claim: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/claim',
    access: 'admin',
    params,
    response: casePageView,
    summary: 'Says that the caller is looking at it. Others can take it over.',
  }),
  note: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/notes',
    access: 'admin',
    params,
    body: {
      words: requiredText({ missing: noteRule.missing, max: noteRule.maxWords, tooLong: noteRule.tooLong }),
    },
    response: casePageView,
    summary: 'Writes a note between administrators.',
  }),
  decide: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/decide',
    access: 'admin',
    params,
    body: decideFields,
    response: casePageView,
    summary: 'Decides the case as it was seen in this version. It has effect at once and everywhere.',
  }),
  help: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/help',
    access: 'admin',
    params,
    body: { version },
    response: casePageView,
    summary:
      'Sends the member a kind letter with the crisis line and the emergency number. It restricts nothing.',
  }),
  undo: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/undo',
    access: 'admin',
    params,
    body: { version },
    response: casePageView,
    summary: 'Takes a decision of the last ten minutes back, by whoever made it.',
  }),
  appeal: endpoint({
    method: 'post',
    path: '/api/admin/cases/:id/appeal',
    access: 'admin',
    params,
    body: {
      version,
      outcome: z.enum(appealOutcomes),
      words: requiredText({
        missing: 'Please answer her.',
        max: appealRule.maxWords,
        tooLong: appealRule.tooLong,
      }),
    },
    response: casePageView,
    summary: 'Answers an appeal, by another administrator than the first where there is one.',
  }),
};
