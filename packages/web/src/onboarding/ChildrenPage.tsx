import { childrenCalls } from '@nestmates/application/children/addresses.ts';
import type { childrenContract } from '@nestmates/application/children/contract.ts';
import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import {
  anotherChild,
  type ChildDraft,
  ChildrenScreen,
  type ChildrenScreenState,
} from '@nestmates/ui/screens/onboarding/ChildrenScreen.tsx';
import { FailedScreen } from '@nestmates/ui/screens/status/FailedScreen.tsx';
import { LoadingScreen } from '@nestmates/ui/screens/status/LoadingScreen.tsx';
import { useNavigate } from 'react-router-dom';
import { childrenQuery, useChildren } from '../profiles/children-query.ts';
import { call } from '../shared/api.ts';
import { toastAfterReload } from '../shared/later-toast.ts';
import { queryClient } from '../shared/query-client.ts';
import { revisiting } from '../shared/redirects.ts';
import { useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { useStep } from './use-step.ts';

interface FormProps extends Pick<ChildrenScreenState, 'occasion' | 'onBack'> {
  readonly known: readonly ChildDraft[];
  done(): void;
}

function ChildrenForm({ occasion, known, done, onBack }: FormProps) {
  const member = useMember();
  const step = useStep({
    name: `children-${occasion}`,
    member,
    known,
    save: (body: BodyOf<typeof childrenContract.save>) => call(childrenCalls.save, { body }),
    failed: { title: 'Failed to add children', description: 'Please try again' },
    done() {
      queryClient.removeQueries(childrenQuery);
      done();
    },
  });
  return <ChildrenScreen state={{ ...step, occasion, onBack }} />;
}

/** The form of the third step, also where she changes her children later. */
export function ChildrenForms(props: Omit<FormProps, 'known'>) {
  const { data: children, isError, refetch } = useChildren();
  if (isError) return <FailedScreen onRetry={() => void refetch()} />;
  if (!children) return <LoadingScreen />;
  const known = children.map((child) => ({ ...child, key: String(child.id) }));
  return <ChildrenForm {...props} known={known.length > 0 ? known : [anotherChild()]} />;
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
