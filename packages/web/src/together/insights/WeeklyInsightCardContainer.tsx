import {
  WeeklyInsightCard,
  type WeeklyInsightState,
} from '@nestmates/ui/screens/together/insights/card/WeeklyInsightCard.tsx';
import { useQuery } from '@tanstack/react-query';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { currentInsightQuery } from './insight-queries.ts';
import { useMark } from './use-mark.ts';

function useWeeklyInsight(): WeeklyInsightState {
  const query = useQuery(currentInsightQuery);
  const mark = useMark();
  const { run, pending } = useAction({
    call: ({ anew }: { readonly anew: boolean }) =>
      call(anew ? 'post /api/insights/current/anew' : 'post /api/generate-mommy-insight'),
    says: seen('Weekly insight generated!'),
    fails: (error) => ({
      title: 'Failed to generate insight',
      description:
        error instanceof ApiError && error.status < 500 ? error.message : 'Please try again later.',
    }),
    touches: { type: 'insight' },
  });
  if (!query.data) return loadingOrFailed(query);
  const { enabled, ready, insight } = query.data;
  if (insight) {
    return {
      kind: 'ready',
      insight,
      pending,
      onGenerate: () => run({ anew: true }),
      onMark: (part, helpful) => mark(insight, part, helpful),
    };
  }
  if (!enabled) return { kind: 'off' };
  return { kind: 'none', prepared: ready, pending, onGenerate: () => run({ anew: false }) };
}

export const WeeklyInsightCardContainer = () => <WeeklyInsightCard state={useWeeklyInsight()} />;
