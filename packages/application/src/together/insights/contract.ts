import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { noteRule } from '@nestmates/domain/together/insights/ai-settings.ts';
import { authorLabels } from '@nestmates/domain/together/insights/insight.ts';
import * as z from 'zod/mini';
import { accessTo } from '../../platform/access/access-to.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { optionalText } from '../../platform/contract/text.ts';

const note = optionalText(noteRule);

/** A text that is left out is empty. */
export const aiSettingsForm = z.strictObject({
  parentingStyleOverride: note,
  challenges: note,
  childrenNotes: note,
  enabled: z._default(z.boolean(), true),
});
export type AiSettingsForm = z.output<typeof aiSettingsForm>;

export const aiSettingsView = z.object({
  parentingStyleOverride: z.nullable(z.string()),
  challenges: z.nullable(z.string()),
  childrenNotes: z.nullable(z.string()),
  enabled: z.boolean(),
});
export type AiSettingsView = z.infer<typeof aiSettingsView>;

const factGroups = z.readonly(
  z.array(z.object({ title: z.string(), lines: z.readonly(z.array(z.string())) })),
);

const author = z.enum(Object.keys(authorLabels) as (keyof typeof authorLabels)[]);

/** What a writer learns of the member, in the words in which it does. */
export const sharedView = z.object({
  /** Nothing leaves with `nestmates`. */
  author,
  /** Whoever writes drafts of listings, which have an adapter of their own. */
  listingDraftsBy: author,
  facts: factGroups,
  notes: factGroups,
});
export type SharedView = z.infer<typeof sharedView>;

/** The parts of an insight as the calls name them. */
export const partNames = ['tip', 'self_care', 'bonding'] as const;
export type PartName = (typeof partNames)[number];

const mark = z.nullable(z.boolean());

export const insightView = z.object({
  id,
  week: z.string(),
  insight: z.object({ tip: z.string(), self_care: z.string(), bonding: z.string() }),
  generatedAt: instant,
  author,
  /** Whether the member found each part helpful; null where the member has not said. */
  helpful: z.object({ tip: mark, self_care: mark, bonding: mark }),
});
export type InsightView = z.infer<typeof insightView>;

export const currentInsightView = z.object({
  ...insightView.shape,
  /** How often it may still be written anew this week. */
  regenerationsLeft: z.int(),
});
export type CurrentInsightView = z.infer<typeof currentInsightView>;

export const insightsContract = {
  settings: endpoint({
    method: 'get',
    path: '/api/mommy-ai',
    access: 'member',
    response: aiSettingsView,
    summary: "The caller's own words for the AI features, and whether they are on.",
  }),
  saveSettings: endpoint({
    method: 'post',
    path: '/api/mommy-ai',
    access: 'member',
    body: aiSettingsForm,
    response: aiSettingsView,
    limit: { by: 'member', max: 60, per: hours(1) },
    summary: 'Saves them all.',
  }),
  shared: endpoint({
    method: 'get',
    path: '/api/mommy-ai/shared',
    access: 'member',
    response: sharedView,
    summary: 'All that a writer of insights learns of the caller.',
  }),
  current: endpoint({
    method: 'get',
    path: '/api/insights/current',
    access: accessTo('weekly insights'),
    response: z.object({
      enabled: z.boolean(),
      /** One is prepared that the member has not opened. */
      ready: z.boolean(),
      insight: z.nullable(currentInsightView),
    }),
    summary: "The caller's insight of this week, if there is one.",
  }),
  generate: endpoint({
    method: 'post',
    path: '/api/generate-mommy-insight',
    access: accessTo('weekly insights'),
    response: currentInsightView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Opens the insight of this week, which is written first if there is none yet.',
  }),
  writeAnew: endpoint({
    method: 'post',
    path: '/api/insights/current/anew',
    access: accessTo('weekly insights'),
    response: currentInsightView,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Writes the insight of this week anew, twice a week at most.',
  }),
  list: endpoint({
    method: 'get',
    path: '/api/insights',
    access: accessTo('weekly insights'),
    query: pageQuery,
    response: z.readonly(z.array(insightView)),
    summary: "The caller's insights, one a week, the newest first.",
  }),
  mark: endpoint({
    method: 'put',
    path: '/api/insights/:id/helpful',
    access: accessTo('weekly insights'),
    params: { id: pathId },
    body: { part: z.enum(partNames), helpful: mark },
    response: confirmation,
    limit: { by: 'member', max: 120, per: hours(1) },
    summary: 'Says whether a part was helpful, or takes that back.',
  }),
};
