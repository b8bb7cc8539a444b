import { appealRule, appealStates } from '@nestmates/domain/trust/cases/appeal.ts';
import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import { ownSideRule } from '@nestmates/domain/trust/standing/own-side.ts';
import { standings } from '@nestmates/domain/trust/standing/standing.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, longId } from '../../platform/contract/fields.ts';
import { requiredText } from '../../platform/contract/text.ts';

export const standingDecision = z.object({
  id,
  decision: z.enum(decisionNames),
  rule: z.enum(houseRuleIds),
  /** Why, in the words of whoever decided. */
  words: z.string(),
  /** What it rests on, as it was called then; without a title where that would say who has reported it. */
  things: z.readonly(z.array(z.object({ kind: z.enum(thingKinds), title: z.string() }))),
  at: instant,
  until: z.optional(instant),
  /** Time until which it can be appealed, and what became of it. */
  appeal: z.optional(
    z.object({ state: z.enum(appealStates), until: instant, answer: z.optional(z.string()) }),
  ),
});
export type StandingDecision = z.infer<typeof standingDecision>;

export const standingView = z.object({
  standing: z.enum(standings),
  until: z.optional(instant),
  decisions: z.readonly(z.array(standingDecision)),
  /** What is shown to the caller alone until somebody has looked at it, as it was called when it was reported. */
  beingLookedAt: z.readonly(
    z.array(z.object({ kind: z.enum(thingKinds), id: z.union([longId, z.string()]), title: z.string() })),
  ),
  /** Limited because another account of the same mailbox is looked at, from where the side is told. */
  limitedWithAnother: z.optional(z.literal(true)),
  /** While something is looked at and nobody has decided: what the caller has said, once they have. */
  ownSide: z.optional(z.object({ said: z.optional(z.object({ words: z.string(), at: instant })) })),
});
export type StandingView = z.infer<typeof standingView>;

export const appealFields = z.strictObject({
  decisionId: id,
  words: requiredText({
    missing: appealRule.missing,
    max: appealRule.maxWords,
    tooLong: appealRule.tooLong,
  }),
});

export const ownSideFields = z.strictObject({
  words: requiredText({
    missing: ownSideRule.missing,
    max: ownSideRule.maxWords,
    tooLong: ownSideRule.tooLong,
  }),
});

export const standingContract = {
  show: endpoint({
    method: 'get',
    path: '/api/account/standing',
    access: 'signed-in',
    closedTo: 'nobody',
    response: standingView,
    summary: 'How the caller stands: what is restricted, until when and why.',
  }),
  say: endpoint({
    method: 'post',
    path: '/api/account/standing/words',
    access: 'signed-in',
    closedTo: 'nobody',
    body: ownSideFields,
    response: standingView,
    limit: { by: 'member', ...ownSideRule.perDay },
    summary:
      'Tells the caller’s side while something of theirs is looked at, before anybody decides; again, to change it.',
  }),
  appeal: endpoint({
    method: 'post',
    path: '/api/account/appeals',
    access: 'signed-in',
    closedTo: 'nobody',
    body: appealFields,
    response: standingView,
    summary: 'Appeals a decision about the caller, once, within 180 days.',
  }),
};
