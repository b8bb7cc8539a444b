import { isoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { type Arrangement, alone, type Two } from './arrangement.ts';
import { idOf, now, subscribeToPremium } from './rows-of-two.ts';

const insightOf = ({ knex, caller }: Two): Promise<number> =>
  idOf(
    knex('insights')
      .insert({
        userId: caller.id,
        week: isoWeek(now()),
        regeneration: 0,
        author: 'nestmates',
        tip: 'Read one page more tonight.',
        tipTopic: 'learning',
        selfCare: 'Drink your coffee while it is hot.',
        selfCareTopic: 'rest',
        bonding: 'Fold a paper boat together.',
        bondingTopic: 'making',
        generatedAt: now(),
        readAt: now(),
      })
      .returning('id'),
  );

export const insightsCalls = {
  'post /api/mommy-ai': alone(() => ({ body: { challenges: 'Bedtimes' } })),
  'post /api/generate-mommy-insight': alone(async (two) => {
    await subscribeToPremium(two);
    return {};
  }),
  'post /api/insights/current/anew': alone(async (two) => {
    await subscribeToPremium(two);
    await insightOf(two);
    return {};
  }),
  'put /api/insights/:id/helpful': alone(async (two) => {
    await subscribeToPremium(two);
    return { params: { id: await insightOf(two) }, body: { part: 'tip', helpful: true } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
