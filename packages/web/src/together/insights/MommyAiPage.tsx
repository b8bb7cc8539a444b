import type { AiSettingsForm } from '@nestmates/application/together/insights/contract.ts';
import { MommyAiScreen } from '@nestmates/ui/screens/together/insights/settings/MommyAiScreen.tsx';
import type { SharedFactsState } from '@nestmates/ui/screens/together/insights/settings/SharedFacts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOpens } from '../../platform/access/use-opens.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { aiSettingsQuery, sharedFactsQuery } from './insight-queries.ts';

function useSharedFacts(): SharedFactsState {
  const query = useQuery(sharedFactsQuery);
  return query.data ? { kind: 'ready', shared: query.data } : loadingOrFailed(query);
}

export default function MommyAiPage() {
  useTitle('Mommy AI Settings');
  const settings = useQuery(aiSettingsQuery);
  const shared = useSharedFacts();
  const locked = !useOpens('weekly insights');
  const { run, pending, issues } = useAction({
    call: (body: AiSettingsForm) => call('post /api/mommy-ai', { body }),
    says: 'Settings saved!',
    fails: unlessAtFields('Failed to save your settings'),
    touches: { type: 'insight' },
  });
  if (!settings.data) return <MommyAiScreen state={loadingOrFailed(settings)} />;
  const { parentingStyleOverride, challenges, childrenNotes, enabled } = settings.data;
  const saved = {
    parentingStyleOverride: parentingStyleOverride ?? '',
    challenges: challenges ?? '',
    childrenNotes: childrenNotes ?? '',
    enabled,
  };
  const form = { kind: pending ? 'saving' : 'idle', saved, issues, onSave: run } as const;
  return <MommyAiScreen state={{ kind: 'ready', locked, form, shared }} />;
}
