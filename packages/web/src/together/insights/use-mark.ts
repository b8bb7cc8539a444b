import type { InsightView, PartName } from '@nestmates/application/together/insights/contract.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { updateList } from '../../platform/queries/lists.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { currentInsightQuery } from './insight-queries.ts';

interface Mark {
  readonly insight: InsightView;
  readonly part: PartName;
  readonly helpful: boolean | null;
}

/** Shows the mark wherever the insight is shown. */
function show({ insight: { id }, part, helpful }: Mark): void {
  const marked = <Insight extends InsightView>(insight: Insight): Insight =>
    insight.id === id ? { ...insight, helpful: { ...insight.helpful, [part]: helpful } } : insight;
  updateList('get /api/insights', (insights) => insights.map(marked));
  queryClient.setQueryData(
    currentInsightQuery.queryKey,
    (current) => current && { ...current, insight: current.insight && marked(current.insight) },
  );
}

/** Says whether a part of an insight was helpful; shown at once, and taken back if it fails. */
export function useMark() {
  const { run } = useAction({
    call: ({ insight: { id }, part, helpful }: Mark) =>
      call('put /api/insights/:id/helpful', { params: { id }, body: { part, helpful } }),
    fails: 'Failed to save what you think of it',
    optimistic(mark) {
      show(mark);
      return () => show({ ...mark, helpful: mark.insight.helpful[mark.part] });
    },
    scope: 'insight-marks',
  });
  return (insight: InsightView, part: PartName, helpful: boolean | null) => run({ insight, part, helpful });
}
