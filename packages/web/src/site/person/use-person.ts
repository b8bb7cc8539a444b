import type { PersonScreenState } from '@nestmates/ui/screens/site/person/PersonScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBlock } from '../../friends/blocks/use-block.ts';
import { useUnmatch } from '../../friends/unmatch/use-unmatch.ts';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { usePersonActions } from './use-person-actions.ts';

/** The page of a member as the caller may see it. */
export function usePerson(id: number): PersonScreenState {
  const query = useQuery(readQuery('get /api/people/:id', { id }));
  const { data: person } = query;
  useTitle(person?.user.firstName ?? 'Profile');
  const navigate = useNavigate();
  const block = useBlock(() => navigate('/matches', { replace: true }));
  const unmatch = useUnmatch(() => navigate('/matches', { replace: true }));
  const actionsOf = usePersonActions();
  if (!person) return missingOrLoading(query);
  const other = { userId: id, firstName: person.user.firstName };
  return {
    kind: 'ready',
    person,
    actions: actionsOf(person),
    onBlock: () => block(other),
    ...(person.relation === 'connected' && { onUnmatch: () => unmatch(other) }),
  };
}
