import { slotPhrases } from '@nestmates/domain/members/availability/describe-slots.ts';
import { slotsFrom } from '@nestmates/domain/members/profiles/columns/availability.ts';
import type { PlannerBasisProps } from '@nestmates/ui/screens/together/planner/PlannerBasis.tsx';
import { type PlannerResult, PlannerScreen } from '@nestmates/ui/screens/together/planner/PlannerScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { AnswerOf } from '../../platform/api/endpoints.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { aiSettingsQuery } from '../insights/insight-queries.ts';
import { usePlannerActions } from './use-planner-actions.ts';

type Found = AnswerOf<'post /api/playdate-matches'>;

/** Where the member adds what the planner cannot do without. */
const missing: Readonly<Record<string, string>> = {
  CHILDREN_MISSING: '/edit-profile/children',
  AVAILABILITY_MISSING: '/edit-profile/parenting',
};

/** The matches were found, but what to do with them could not be written. */
const onlyWritingFailed = ({ status, code = '' }: ApiError) =>
  ['AI_UNAVAILABLE', 'BEING_WRITTEN'].includes(code) || (status === 429 && code === 'RATE_LIMITED');

function failureOf(error: Error, findWithout: () => void): PlannerResult {
  const reason = errorMessage(error, 'Your connection may be gone for a moment. Please try again.');
  if (!(error instanceof ApiError)) return { kind: 'failed', reason };
  const href = missing[error.code ?? ''];
  if (href) return { kind: 'missing', reason, href };
  return { kind: 'failed', reason, onWithoutSuggestions: onlyWritingFailed(error) ? findWithout : undefined };
}

function useBasis(): PlannerBasisProps {
  const { availability } = useMember();
  const children = useChildren();
  const settings = useQuery(aiSettingsQuery);
  return {
    children: children.data ? { kind: 'ready', value: children.data } : loadingOrFailed(children),
    free: slotPhrases(slotsFrom(availability)),
    suggestions: settings.data ? { kind: 'ready', value: settings.data.enabled } : loadingOrFailed(settings),
    waiting: useCounts().data?.playdates ?? 0,
  };
}

function usePlanner(): { readonly result: PlannerResult; onFind(): void } {
  const basis = useBasis();
  const [found, setFound] = useState<Found>();
  const { seenNow, stepOf, onAct, onFoundAgain } = usePlannerActions();
  const { run, pending, error } = useAction({
    call: (suggestions: boolean) => call('post /api/playdate-matches', { body: { suggestions } }),
    fails: { title: 'Failed to find matches', description: 'Please try again.' },
    onSuccess(answer) {
      onFoundAgain();
      setFound(answer);
    },
    onError: () => setFound(undefined),
  });
  const onFind = () => run(true);
  if (pending) return { result: { kind: 'finding' }, onFind };
  if (found) {
    const { matches, enabled, author } = found;
    return {
      result: {
        kind: 'ready',
        matches: matches.map(seenNow),
        enabled,
        author,
        stepOf,
        onAct,
      },
      onFind,
    };
  }
  return {
    result: error ? failureOf(error, () => run(false)) : { kind: 'none', basis },
    onFind,
  };
}

const OpenPlannerPage = () => <PlannerScreen state={usePlanner()} />;

/** Leads to the dashboard, which says what opens it. */
function LockedPlannerPage() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: 'Premium Feature Required',
      description: 'The Smart Playdate Planner comes with Premium.',
      locked: true,
      action: { label: 'View Plans', onAction: () => navigate('/subscribe') },
    });
    void navigate('/dashboard', { replace: true });
  }, [navigate]);
  return null;
}

export default function PlannerPage() {
  useTitle('Smart Playdate Planner');
  return useOpens('playdate planner') ? <OpenPlannerPage /> : <LockedPlannerPage />;
}
