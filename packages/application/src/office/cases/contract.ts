import { appealOutcomes, appealRule } from '@nestmates/domain/trust/cases/appeal.ts';
import { type CaseAction, caseMachine, caseStates } from '@nestmates/domain/trust/cases/case-machine.ts';
import { decisionNames, decisionRule, noteRule } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { reportStates, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import { standings } from '@nestmates/domain/trust/standing/standing.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { givenInstant, id, instant, longId, pathId } from '../../platform/contract/fields.ts';
import { requiredText } from '../../platform/contract/text.ts';
import { queuePageQuery } from '../../trust/cases/queue-cursor.ts';
import { aboutField } from '../../trust/things/about-field.ts';
import { evidenceView } from '../../trust/things/evidence-view.ts';

const text = z.nullable(z.string());
const who = z.object({ id, firstName: z.string() });

export const caseView = z.object({
  id,
  state: z.enum(caseStates),
  /** The sum of what its open reports weigh, each group of reporters counted once. */
  weight: z.number(),
  /** Looked at before everything else, whatever it weighs. */
  isUrgent: z.boolean(),
  categories: z.readonly(z.array(z.enum(reportCategories))),
  /** Null once the account is deleted. */
  member: z.nullable(z.extend(who, { profilePhotoUrl: text })),
  /** How many there are that were not withdrawn. */
  reports: z.int(),
  oldestAt: instant,
  claimedBy: z.optional(who),
});
export type CaseView = z.infer<typeof caseView>;

const thing = z.object({ kind: z.enum(thingKinds), id: z.union([longId, z.string()]), title: z.string() });

const caseReport = z.object({
  id,
  /** Null for a visitor, and once the account is deleted. */
  reporter: z.nullable(z.extend(who, { email: z.string() })),
  /** The verified address of a visitor. */
  visitor: text,
  about: thing,
  category: z.enum(reportCategories),
  words: text,
  state: z.enum(reportStates),
  weight: z.number(),
  /** Reporters with the same number count as one. */
  group: z.int(),
  at: instant,
});

const caseThing = z.extend(thing, {
  hidden: z.enum(['no', 'by-weight', 'removed']),
  /** What it was when it was reported first; null once evidence was deleted. */
  kept: z.nullable(evidenceView),
  /** What it is now; null when it is gone. */
  now: z.nullable(evidenceView),
  /** Whether it has not changed since it was reported. */
  isUnchanged: z.boolean(),
});

const caseDecision = z.object({
  id,
  decision: z.enum(decisionNames),
  rule: z.enum(houseRuleIds),
  words: z.string(),
  until: z.nullable(instant),
  things: z.readonly(z.array(thing)),
  by: z.nullable(who),
  at: instant,
  undoneAt: z.nullable(instant),
  /** Time until which the caller can take it back; null for others and once it is too late. */
  undoUntil: z.nullable(instant),
  appeal: z.nullable(
    z.object({
      words: z.string(),
      at: instant,
      outcome: z.nullable(z.enum(appealOutcomes)),
      answer: text,
    }),
  ),
});

const caseActions = Object.keys(caseMachine) as readonly CaseAction[];

/** How a member stands, and the cases about them, the newest first. */
export const memberStanding = z.object({
  standing: z.enum(standings),
  until: z.nullable(instant),
  cases: z.readonly(
    z.array(
      z.object({
        id,
        state: z.enum(caseStates),
        openedAt: instant,
        decision: z.nullable(z.enum(decisionNames)),
      }),
    ),
  ),
});
export type MemberStanding = z.infer<typeof memberStanding>;

export const casePageView = z.extend(caseView, {
  version: z.int(),
  /** Facts of the member, with their other cases. */
  memberFacts: z.nullable(z.extend(memberStanding, { email: z.string(), memberSince: instant })),
  reported: z.readonly(z.array(caseReport)),
  things: z.readonly(z.array(caseThing)),
  /** What the member has said last before anybody decided. */
  ownSide: z.nullable(z.object({ words: z.string(), at: instant })),
  history: z.readonly(
    z.array(
      z.object({
        at: instant,
        by: z.nullable(who),
        what: z.string(),
        words: text,
        /** When the member is, or was, told of it. */
        toldAt: z.optional(instant),
      }),
    ),
  ),
  decisions: z.readonly(z.array(caseDecision)),
  actions: z.readonly(z.array(z.enum(caseActions))),
});
export type CasePageView = z.infer<typeof casePageView>;

/** "mine": what the caller has claimed and nobody has decided. */
export const caseLists = ['open', 'appealed', 'mine', 'decided', 'closed', 'all'] as const;
export type CaseList = (typeof caseLists)[number];

/** What waits for administrators. */
export const caseCountsView = z.object({
  open: z.int(),
  /** Those of the open ones that are looked at before everything else. */
  urgent: z.int(),
  appealed: z.int(),
  /** Claimed by the caller. */
  mine: z.int(),
  /** When the oldest report of an open case came; null without one. */
  oldestAt: z.nullable(instant),
});
export type CaseCountsView = z.infer<typeof caseCountsView>;

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
