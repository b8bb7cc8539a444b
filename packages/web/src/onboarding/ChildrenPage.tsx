import { childrenCalls } from '@nestmates/application/children/addresses.ts';
import { mergeFamily } from '@nestmates/domain/children/family.ts';
import type { ChildId } from '@nestmates/domain/shared/ids.ts';
import {
  type ChildrenOutput,
  ChildrenScreen,
  type ChildrenScreenState,
} from '@nestmates/ui/screens/onboarding/ChildrenScreen.tsx';
import { anotherChild, type ChildDraft } from '@nestmates/ui/screens/onboarding/child-draft.ts';
import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { childrenQuery, useChildren } from '../profiles/children-query.ts';
import { ApiError, call } from '../shared/api.ts';
import { toastAfterReload } from '../shared/later-toast.ts';
import { queryClient } from '../shared/query-client.ts';
import { revisiting } from '../shared/redirects.ts';
import { useMember } from '../shared/session.ts';
import { useLogout } from '../shared/use-logout.ts';
import { useTitle } from '../shared/use-title.ts';
import { useStep } from './use-step.ts';

interface FormProps extends Pick<ChildrenScreenState, 'occasion' | 'onBack'> {
  readonly known: readonly ChildDraft[];
  done(): void;
}

/** What was typed, and the children it began from. */
interface Draft {
  readonly were: readonly ChildId[];
  readonly children: readonly ChildDraft[];
}

const idsOf = (children: readonly ChildDraft[]) => children.flatMap(({ id }) => id ?? []);
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';

/** Begins from exactly these children: when they turn out to be others, another form takes its place. */
function ChildrenForm({ occasion, known, done, onBack }: FormProps) {
  const member = useMember();
  const were = idsOf(known);
  const { answers, saved, onAnswers, ...step } = useStep<Draft, ChildrenOutput>({
    name: `family-${occasion}`,
    occasion,
    member,
    known: { were, children: known },
    async save({ children }) {
      try {
        return await call(childrenCalls.save, { body: { children, were } });
      } catch (error) {
        // Her draft stays, and meets the children as they are now.
        if (isConflict(error)) await queryClient.refetchQueries(childrenQuery);
        throw error;
      }
    },
    failed: { title: 'Failed to add children', description: 'Please try again' },
    done() {
      queryClient.removeQueries(childrenQuery);
      done();
    },
  });
  const [first] = useState(() => {
    const changed = answers.were.join() !== were.join();
    const children = changed ? mergeFamily(answers.children, answers.were, known) : answers.children;
    return { were, changed, children: children.length > 0 ? children : [anotherChild()] };
  });
  const keep = useCallback(
    (children: readonly ChildDraft[]) => {
      // What she has only looked at is no draft: it would come back when it is true no longer.
      if (children !== first.children) onAnswers({ were: first.were, children });
    },
    [onAnswers, first],
  );
  return (
    <ChildrenScreen
      state={{
        ...step,
        occasion,
        onBack,
        answers: first.children,
        saved: first.changed ? undefined : saved?.children,
        changedMeanwhile: first.changed,
        onAnswers: keep,
      }}
    />
  );
}

/** The form of the third step, also where she changes her children later. */
export function ChildrenForms(props: Omit<FormProps, 'known'>) {
  const { data: children, errorUpdateCount, isFetching, refetch } = useChildren();
  const logout = useLogout();
  if (!children) {
    if (errorUpdateCount === 0) return <LoadingScreen />;
    const { occasion, onBack } = props;
    const leave = { pending: logout.isPending, onLogout: () => logout.mutate() };
    return (
      <ChildrenScreen
        state={{
          kind: 'failed',
          occasion,
          onBack,
          logout: leave,
          retrying: isFetching,
          onRetry: () => void refetch(),
        }}
      />
    );
  }
  const known = children.map((child) => ({ ...child, key: String(child.id) }));
  return <ChildrenForm {...props} key={idsOf(known).join()} known={known} />;
}

export default function ChildrenPage() {
  useTitle('Your Children');
  const navigate = useNavigate();
  return (
    <ChildrenForms
      occasion="onboarding"
      onBack={() => navigate('/intake-parenting', { state: revisiting })}
      done={() => {
        toastAfterReload({ title: 'Children added!' });
        location.assign('/complete-profile');
      }}
    />
  );
}
