import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { playdateActionRows } from '@nestmates/ui/screens/together/playdates/playdate-action-rows.ts';
import {
  type CommonTimesState,
  ProposeTimesDialog,
} from '@nestmates/ui/screens/together/playdates/propose/ProposeTimesDialog.tsx';
import type { ProposedTime } from '@nestmates/ui/screens/together/playdates/propose/times-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { commonTimesQuery } from './playdate-queries.ts';

interface ProposeTimesDialogContainerProps {
  readonly playdate: PlaydateView;
  onClose(): void;
}

function useCommonTimes(playdateId: number): CommonTimesState {
  const query = useQuery(commonTimesQuery(playdateId));
  return query.data
    ? { kind: 'ready', times: query.data.times.map(({ date }) => date) }
    : loadingOrFailed(query);
}

/** Answers a proposal with other times. */
export function ProposeTimesDialogContainer({ playdate, onClose }: ProposeTimesDialogContainerProps) {
  const [now] = useState(() => toDateTimeLocal(new Date()));
  const common = useCommonTimes(playdate.id);
  const { run, kind, issues } = useAction({
    call: (times: readonly ProposedTime[]) =>
      call('post /api/playdates/:playdateId/propose', {
        params: { playdateId: playdate.id },
        body: {
          times: times.map(({ date, until }) => ({
            date: date.toISOString(),
            ...(until && { until: until.toISOString() }),
          })),
          timeZone: browserTimeZone(),
        },
      }),
    says: seen(playdateActionRows.proposeAnew.says),
    fails: unlessAtFields(playdateActionRows.proposeAnew.fails),
    touches: { type: 'playdate', userId: playdate.user.id },
    onSuccess: onClose,
  });
  return (
    <ProposeTimesDialog
      kind={kind}
      playdate={playdate}
      common={common}
      now={now}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
