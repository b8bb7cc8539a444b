import { CaseScreen } from '@nestmates/ui/screens/office/cases/CaseScreen.tsx';
import type { CaseScreenState } from '@nestmates/ui/screens/office/cases/case-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { unreadyState } from '../admin/unready.ts';
import { openCaseQuery } from './case-queries.ts';
import { useCaseActions } from './use-case-actions.ts';
import { useCaseChanges } from './use-case-changes.ts';

function Case({ id }: { readonly id: number }) {
  useTitle(`Case ${id}`);
  const [open] = useState(() => ({ hasLooked: false }));
  const query = useQuery(openCaseQuery(id, open));
  const { data: page, error, refetch } = query;
  const now = useNow();
  const me = useMember();
  const changes = useCaseChanges(page);
  const { state: actions } = useCaseActions(id, changes);

  async function lookAgain(): Promise<void> {
    const { data } = await refetch();
    if (data) changes.see(data);
  }

  function stateOf(): CaseScreenState {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!page) return unreadyState(query);
    const { changed } = changes;
    return {
      kind: 'ready',
      page,
      now,
      meId: me.id,
      changed,
      onLookAgain: () => void lookAgain(),
      ...actions,
    };
  }

  return <CaseScreen state={stateOf()} />;
}

export default function CasePage() {
  const id = parseId(useParams().id);
  return id === undefined ? <CaseScreen state={{ kind: 'not-found' }} /> : <Case key={id} id={id} />;
}
