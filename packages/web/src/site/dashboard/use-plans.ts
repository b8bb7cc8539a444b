import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import type { PlanTimeView } from '@nestmates/application/together/plans/plan-fields.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { swapTitle } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import { clockText } from '@nestmates/ui/dates/clock-span.ts';
import { timeOfDay } from '@nestmates/ui/dates/date-formats.ts';
import { childrenInWords } from '@nestmates/ui/screens/members/people/children-in-words.ts';
import type { PlanOfToday } from '@nestmates/ui/screens/site/dashboard/LeadStory.tsx';
import type { NextEvent } from '@nestmates/ui/screens/site/dashboard/SnapshotCard.tsx';
import type { WeekPlan } from '@nestmates/ui/screens/site/dashboard/week.ts';
import { placeText } from '@nestmates/ui/screens/together/plans/plan-place-text.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { calendarEventText } from '../../together/calendar/calendar-event-text.ts';
import { nextCalendarEventsQuery } from '../../together/calendar/calendar-queries.ts';
import { playdateListQueries } from '../../together/playdates/playdate-queries.ts';
import type { Meeting } from '../../together/shared-plans/use-meet-safely.tsx';
import { nextSwap } from '../../together/swaps/next-swap.ts';
import { confirmedSwapsQuery, pendingSwapsQuery } from '../../together/swaps/swap-queries.ts';
import { agreedTimes, isNextToday, timesToAnswer } from './plan-times.ts';

const weekPlans = (
  what: 'Swap' | 'Playdate',
  { user }: Pick<SwapView | PlaydateView, 'user'>,
  times: readonly PlanTimeView[],
  kind: WeekPlan['kind'],
): readonly WeekPlan[] =>
  times.map(({ date }) => ({
    at: new Date(date),
    kind,
    person: user,
    words: `${what} with ${user.firstName}, ${timeOfDay.format(new Date(date))}`,
  }));

const clockOf = (instant: string) => clockText(new Date(instant));

/** When a plan of today is, and with whose children. What has begun says until when in the first place. */
function timeWords({ date, until }: PlanTimeView, children: string, now: Date) {
  const hasBegun = new Date(date) <= now;
  return hasBegun
    ? { hasBegun, time: `Until ${clockOf(until)}`, note: `${children}.` }
    : { hasBegun, time: timeOfDay.format(new Date(date)), note: `${children}, until ${clockOf(until)}.` };
}

const childrenOf = (whose: 'Her' | 'Your', children: readonly ChildChipView[]) =>
  `${whose} ${childrenInWords(children)}`;

/** The member's plans with others and by themselves: those of the week, the next of today, the next event. */
export function usePlans(onShare: (meeting: Meeting) => void) {
  const opensCalendar = useOpens('calendar');
  const opensMessages = useOpens('messages');
  const [today, now] = [useToday(), useNow()];
  const pending = useInfiniteQuery(pendingSwapsQuery).data?.items ?? [];
  const confirmed = useInfiniteQuery(confirmedSwapsQuery).data?.items ?? [];
  const proposed = useInfiniteQuery(playdateListQueries.proposed).data?.items ?? [];
  const scheduled = useInfiniteQuery(playdateListQueries.scheduled).data?.items ?? [];
  const calendar = useQuery({ ...nextCalendarEventsQuery, enabled: opensCalendar });
  const own = (calendar.data?.items ?? []).filter(({ swapId, playdateId }) => !swapId && !playdateId);

  const week: readonly WeekPlan[] = [
    ...confirmed.flatMap((swap) => weekPlans('Swap', swap, [swap], 'agreed')),
    ...scheduled.flatMap((playdate) => weekPlans('Playdate', playdate, agreedTimes(playdate), 'agreed')),
    ...pending.flatMap((swap) => weekPlans('Swap', swap, timesToAnswer(swap, now), 'waiting')),
    ...proposed.flatMap((one) => weekPlans('Playdate', one, timesToAnswer(one, now), 'waiting')),
    ...own.map(({ title, date }) => ({ at: new Date(date), kind: 'own' as const, words: title })),
  ];

  const messageHref = (userId: number) => (opensMessages ? `/messages/${userId}` : undefined);
  const ofToday: readonly (PlanOfToday & PlanTimeView)[] = [
    ...confirmed.map(({ id, date, until, user, place, location, direction, children }) => ({
      says:
        direction === 'received' ? `You babysit for ${user.firstName}` : `${user.firstName} babysits for you`,
      ...timeWords(
        { date, until },
        direction === 'received' ? childrenOf('Her', children.theirs) : childrenOf('Your', children.mine),
        now,
      ),
      date,
      until,
      person: user,
      what: 'swap' as const,
      where: placeText({ place: place ?? { name: location }, user }),
      href: entryPath('/babysitting-swaps', id, 'confirmed'),
      onShare: () => onShare({ user, plan: { swapId: id } }),
      messageHref: messageHref(user.id),
    })),
    ...scheduled.flatMap((playdate) =>
      agreedTimes(playdate).map(({ date, until }) => ({
        says: `You meet ${playdate.user.firstName}`,
        ...timeWords({ date, until }, childrenOf('Her', playdate.children.theirs), now),
        date,
        until,
        person: playdate.user,
        what: 'playdate' as const,
        where: placeText(playdate),
        href: entryPath('/playdates', playdate.id, 'scheduled'),
        onShare: () => onShare({ user: playdate.user, plan: { playdateId: playdate.id } }),
        messageHref: messageHref(playdate.user.id),
      })),
    ),
  ].filter((time) => isNextToday(time, now));
  const [firstToday] = ofToday.toSorted((one, other) => one.date.localeCompare(other.date));

  const next = (): NextEvent => {
    if (opensCalendar) {
      if (!calendar.data) return loadingOrFailed(calendar);
      const [first] = calendar.data.items;
      const text = first ? calendarEventText(first, today) : 'Nothing planned yet';
      return { kind: 'event', text, href: '/calendar' };
    }
    const swap = nextSwap(confirmed, today);
    if (!swap) return { kind: 'locked', onLocked: () => explainLock({ what: 'calendar' }) };
    const event = { title: swapTitle(swap.user.firstName), date: swap.date };
    return {
      kind: 'event',
      text: calendarEventText(event, today),
      href: entryPath('/babysitting-swaps', swap.id, 'confirmed'),
    };
  };
  return { week, today: firstToday, next: next() };
}
