import { mergeFamily } from '@nestmates/domain/members/children/family.ts';
import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  type ChildrenOutput,
  ChildrenScreen,
  type ChildrenScreenState,
} from '@nestmates/ui/screens/members/onboarding/children/ChildrenScreen.tsx';
import {
  type ChildDraft,
  newChildDraft,
} from '@nestmates/ui/screens/members/onboarding/children/child-draft.ts';
import type { ChildSwap } from '@nestmates/ui/screens/members/onboarding/children/child-swap.ts';
import { LoadingScreen } from '@nestmates/ui/screens/platform/status/LoadingScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { revisiting } from '../../platform/routing/revisiting.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { announceAfterReload } from '../../platform/shared/announce-after-reload.ts';
import { useLogout } from '../accounts/use-logout.ts';
import { childrenQuery, useChildren } from '../children/children-query.ts';
import { childSwapsQuery } from '../children/swaps-of-children.ts';
import { cardOf } from './card-of.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';

interface FormProps extends Pick<ChildrenScreenState, 'mode' | 'onBack'> {
  readonly known: readonly ChildDraft[];
  readonly swaps?: readonly ChildSwap[] | undefined;
  readonly says?: string;
  done(): void;
}

/** The typed children, and the ids of the stored ones they are based on. */
interface Draft {
  readonly were: readonly ChildId[];
  readonly children: readonly ChildDraft[];
}

const idsOf = (children: readonly ChildDraft[]) => children.flatMap(({ id }) => id ?? []);
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** Based on exactly these stored children; with others the form is mounted again. */
function ChildrenForm({ mode, known, swaps, says, done, onBack }: FormProps) {
  const member = useMember();
  const were = idsOf(known);
  const { answers, saved, onAnswers, ...step } = useOnboardingStep<Draft, ChildrenOutput>({
    name: `family-${mode}`,
    mode,
    member,
    known: { were, children: known },
    async save({ children }) {
      try {
        return await call('put /api/profile/children', { body: { children, were } });
      } catch (error) {
        // The draft stays and is merged with the current children.
        if (isConflict(error)) await queryClient.refetchQueries(childrenQuery);
        throw error;
      }
    },
    says,
    failed: { title: 'Failed to add children', description: 'Please try again' },
    done() {
      queryClient.removeQueries(childrenQuery);
      done();
    },
  });
  const [first] = useState(() => {
    const changed = answers.were.join() !== were.join();
    const children = changed ? mergeFamily(answers.children, answers.were, known) : answers.children;
    return { were, changed, children: children.length > 0 ? children : [newChildDraft()] };
  });
  const keep = useCallback(
    (children: readonly ChildDraft[]) => {
      // Unchanged values are not kept: as a draft they would become outdated.
      if (children !== first.children) onAnswers({ were: first.were, children });
    },
    [onAnswers, first],
  );
  return (
    <ChildrenScreen
      state={{
        ...step,
        mode,
        onBack,
        swaps,
        answers: first.children,
        card: mode === 'onboarding' ? cardOf(member) : undefined,
        saved: first.changed ? undefined : saved?.children,
        changedElsewhere: first.changed,
        onAnswers: keep,
      }}
    />
  );
}

/** The form for children, during onboarding and from Edit Profile. */
export function ChildrenFormLoader(props: Omit<FormProps, 'known' | 'swaps'>) {
  const { mode, onBack } = props;
  const children = useChildren();
  // Nobody has a swap before their profile is complete.
  const swaps = useQuery({ ...childSwapsQuery, enabled: mode === 'editing' });
  const logout = useLogout();
  const reads = mode === 'editing' ? [children, swaps] : [children];
  if (!children.data || reads.some(({ data }) => data === undefined)) {
    if (reads.every(({ errorUpdateCount }) => errorUpdateCount === 0)) return <LoadingScreen />;
    const leave = { pending: logout.pending, onLogout: logout.run };
    return (
      <ChildrenScreen
        state={{
          kind: 'failed',
          mode,
          onBack,
          logout: leave,
          retrying: reads.some(({ isFetching }) => isFetching),
          onRetry() {
            for (const { data, refetch } of reads) if (data === undefined) void refetch();
          },
        }}
      />
    );
  }
  const known = children.data.map((child) => ({ ...child, key: String(child.id) }));
  return <ChildrenForm {...props} key={idsOf(known).join()} known={known} swaps={swaps.data} />;
}

export default function ChildrenPage() {
  useTitle('Your Children');
  const navigate = useNavigate();
  return (
    <ChildrenFormLoader
      mode="onboarding"
      onBack={() => navigate('/intake-parenting', { state: revisiting })}
      done={() => {
        announceAfterReload({ title: 'Children added!' });
        location.assign('/complete-profile');
      }}
    />
  );
}
