import type { ChildView } from '@nestmates/application/members/children/contract.ts';
import type { ChildChipView, PersonView } from '@nestmates/application/members/people/person-view.ts';
import type { PlanForm } from '@nestmates/application/together/playdates/contract.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import { type SwapsOfTwo, swapsDone } from '@nestmates/ui/screens/together/plans/swaps-done-text.ts';
import { localTimeOf } from '@nestmates/ui/screens/together/plans/usual-times.ts';
import { childrenText } from '@nestmates/ui/screens/together/playdates/playdate-text.ts';
import { SuggestPlaydateScreen } from '@nestmates/ui/screens/together/playdates/suggest/SuggestPlaydateScreen.tsx';
import type { SuggestValues } from '@nestmates/ui/screens/together/playdates/suggest/suggest-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../platform/api/errors.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';
import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';
import { firstPlan } from './first-plan.ts';
import { playdatesWithQuery } from './playdate-queries.ts';
import { beginsWithPlace, type IdeaState, suggestedWith, withoutFirst } from './suggest-path.ts';

/** Whether the card was opened at its place; a reload then keeps what was chosen since. */
function usePlaceFirst(state: unknown): boolean {
  const [query, setQuery] = useSearchParams();
  const [placeFirst] = useState(() => beginsWithPlace(query));
  useEffect(() => {
    if (beginsWithPlace(query)) setQuery(withoutFirst(query), { replace: true, state });
  }, [query, setQuery, state]);
  return placeFirst;
}

interface CardProps {
  readonly person: {
    readonly user: PersonView;
    readonly children: readonly ChildChipView[];
    readonly connection: SwapsOfTwo | null;
  };
  readonly ownChildren: readonly ChildView[];
  readonly free: readonly PlanTime[];
  readonly places: readonly string[];
  /** Whether a playdate of the two waits for an answer. */
  readonly isOpen: boolean;
}

const failed = 'Failed to send suggestion';

const isAlreadyProposed = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_PROPOSED';

function SuggestPlaydateCard({ person, ownChildren, free, places, isOpen }: CardProps) {
  const { user, children, connection } = person;
  // The one that is sent from this card is open, too, while its thread opens.
  const [wasOpen] = useState(isOpen);
  const { id, firstName, profilePhotoUrl } = useMember();
  const navigate = useNavigate();
  const { state: ideaState } = useLocation();
  const { idea }: IdeaState = ideaState ?? {};
  const placeFirst = usePlaceFirst(ideaState);
  const now = useNow();
  const draft = `playdate-${user.id}`;
  const [answers] = useState(() => {
    const known = firstPlan({ ownChildren, theirChildren: children, free, places, now });
    const kept = { ...known, ...draftOf<Partial<SuggestValues>>(id, draft) };
    const isOwn = (childId: string) => ownChildren.some((child) => String(child.id) === childId);
    const place = placeFirst && ({ where: 'public' } as const);
    return { ...kept, ...place, childIds: kept.childIds.filter(isOwn) };
  });
  const { run, kind, issues } = useAction({
    async call(plan: PlanForm): Promise<string> {
      try {
        await call('post /api/suggest-meetup', {
          body: { targetUserId: user.id, ...plan, timeZone: browserTimeZone() },
        });
        return 'Meetup suggestion sent!';
      } catch (error) {
        // The response to an earlier submit was lost, or the other was faster: the thread shows which.
        if (isAlreadyProposed(error)) return errorMessage(error, 'A playdate waits for an answer.');
        throw error;
      }
    },
    says: (title) => seen(title),
    fails: unlessAtFields({ title: failed, description: 'Please try again.' }),
    touches: { type: 'playdate', userId: user.id },
    onSuccess() {
      dropDraft(id, draft);
      // Replaces the card, so that Back skips it.
      navigate(`/messages/${user.id}`, { replace: true });
    },
  });
  const onAnswers = useCallback((typed: SuggestValues) => keepDraft(id, draft, typed), [id, draft]);
  if (wasOpen) {
    return (
      <SuggestPlaydateScreen
        state={{ kind: 'open', firstName: user.firstName, href: `/messages/${user.id}` }}
      />
    );
  }
  return (
    <SuggestPlaydateScreen
      state={{
        kind,
        me: { id, firstName: firstName ?? '', profilePhotoUrl },
        other: user,
        theirChildren: children.length > 0 ? childrenText(children, 'her') : undefined,
        idea,
        swapsDone: connection ? swapsDone(connection) : undefined,
        ownChildren,
        free: free.map(localTimeOf),
        now: toDateTimeLocal(now),
        answers,
        placeFirst,
        issues,
        onAnswers,
        onSubmit: run,
      }}
    />
  );
}

/** Nobody who could be met: not connected, gone or blocked. */
const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'NOT_CONNECTED');

function SuggestPlaydateLoader({ userId }: { readonly userId: number }) {
  const person = useQuery(readQuery('get /api/people/:id', { id: userId }));
  const suggestion = useQuery(readQuery('get /api/suggest-meetup/:userId', { userId }));
  const children = useChildren();
  const between = useQuery({ ...playdatesWithQuery(userId), refetchOnMount: 'always' });
  const reads = [person, suggestion, children, between];
  if ([person.error, suggestion.error].some(isNobody)) {
    return <SuggestPlaydateScreen state={{ kind: 'invalid' }} />;
  }
  // What is known from an earlier visit may be answered since.
  const playdates = between.isFetchedAfterMount ? between.data : undefined;
  if (person.data && suggestion.data && children.data && playdates) {
    const isOpen = playdates.some(({ status }) => status === 'proposed');
    const free = suggestion.data.times.map(({ date, until }) => ({
      date: new Date(date),
      until: new Date(until),
    }));
    const { places } = suggestion.data;
    return (
      <SuggestPlaydateCard
        person={person.data}
        ownChildren={children.data}
        free={free}
        places={places}
        isOpen={isOpen}
      />
    );
  }
  const onRetry = () => reads.forEach(({ isError, refetch }) => void (isError && refetch()));
  return (
    <SuggestPlaydateScreen
      state={reads.some(({ isError }) => isError) ? { kind: 'failed', onRetry } : { kind: 'loading' }}
    />
  );
}

export default function SuggestPlaydatePage() {
  useTitle('Suggest a Playdate');
  const isOpen = useOpens('playdate planner');
  const userId = suggestedWith(useSearchParams()[0]);
  if (!isOpen) return <SuggestPlaydateScreen state={{ kind: 'locked' }} />;
  if (userId === undefined) return <SuggestPlaydateScreen state={{ kind: 'invalid' }} />;
  return <SuggestPlaydateLoader key={userId} userId={userId} />;
}
