import { appealOutcomes } from '@nestmates/domain/trust/cases/appeal.ts';
import { type CaseAction, caseMachine, caseStates } from '@nestmates/domain/trust/cases/case-machine.ts';
import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { reportCategories } from '@nestmates/domain/trust/reports/categories.ts';
import { reportStates, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import { standings } from '@nestmates/domain/trust/standing/standing.ts';
import * as z from 'zod/mini';
import { id, instant, longId } from '../../platform/contract/fields.ts';
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
  /** What earlier reports had done already when it came, so that it had no part in it. */
  late: z.nullable(z.enum(['hidden', 'limited'])),
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
