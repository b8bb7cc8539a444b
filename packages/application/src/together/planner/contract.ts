import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { authorLabels } from '@nestmates/domain/together/insights/insight.ts';
import * as z from 'zod/mini';
import { childChipView } from '../../members/people/person-view.ts';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant } from '../../platform/contract/fields.ts';

const text = z.nullable(z.string());
const words = z.readonly(z.array(z.string()));

export const playdateMatchView = z.object({
  user: z.object({ id, firstName: z.string(), city: text, state: text, profilePhotoUrl: text }),
  /** Whether the member may be suggested a playdate at once. */
  connected: z.boolean(),
  compatibilityScore: z.int().check(z.gte(0), z.lte(100)),
  children: z.readonly(z.array(childChipView)),
  /** The parts of the week at which both are free; calendars count between connections only. */
  matchingAvailability: words,
  sharedInterests: words,
  /** What the two families could do. Null without a suggestion. */
  aiSuggestion: text,
  /** The next times that could be proposed; none to a member who is no connection. */
  times: z.readonly(z.array(instant)),
});
export type PlaydateMatchView = z.infer<typeof playdateMatchView>;

export const plannerContract = {
  matches: endpoint({
    method: 'post',
    path: '/api/playdate-matches',
    access: accessTo('playdate planner'),
    needsVerifiedEmail: true,
    body: {
      /** Nothing is written without them, whatever the member's settings say. */
      suggestions: z._default(z.boolean(), true),
    },
    bodyOptional: true,
    response: z.object({
      matches: z.readonly(z.array(playdateMatchView)),
      /** Whether AI features are on in the member's settings. */
      enabled: z.boolean(),
      /** Who has written the suggestions; null without any. */
      author: z.nullable(z.enum(Object.keys(authorLabels) as (keyof typeof authorLabels)[])),
    }),
    limit: { by: 'member', max: 30, per: minutes(10) },
    queue: { atOnce: 20, waiting: 60, perMember: 1 },
    summary:
      'Up to ten members with children of about the same age and time in common, connections first, each with a suggestion what to do together.',
  }),
};
