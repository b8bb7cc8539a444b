import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { swapTitle } from '@nestmates/domain/together/swaps/swap-calendar-events.ts';
import { timeOfDay } from '@nestmates/ui/dates/date-formats.ts';
import type { PlanOfToday } from '@nestmates/ui/screens/site/dashboard/LeadStory.tsx';
import type { NextEvent } from '@nestmates/ui/screens/site/dashboard/SnapshotCard.tsx';
import type { WeekPlan } from '@nestmates/ui/screens/site/dashboard/week.ts';
import { openTimesOf } from '@nestmates/ui/screens/together/playdates/playdate-text.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useOpens } from '../../platform/access/use-opens.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { calendarEventText } from '../../together/calendar/calendar-event-text.ts';
import { nextCalendarEventsQuery } from '../../together/calendar/calendar-queries.ts';
import { playdateListQueries } from '../../together/playdates/playdate-queries.ts';
import { nextSwap } from '../../together/swaps/next-swap.ts';
import { confirmedSwapsQuery, pendingSwapsQuery } from '../../together/swaps/swap-queries.ts';
import { explainDay } from './explain-day.ts';

/** A plan that has begun stays the story of the page for so long. */
const underway = hours(1);

const swapPlan = (swap: SwapView, kind: WeekPlan['kind']): WeekPlan => {
  const at = new Date(swap.date);
  return { at, kind, person: swap.user, words: `Swap with ${swap.user.firstName}, ${timeOfDay.format(at)}` };
};

const playdatePlans = (playdate: PlaydateView, kind: WeekPlan['kind']): readonly WeekPlan[] =>
  (playdate.date ? [playdate.date] : openTimesOf(playdate).map(({ date }) => date)).map((time) => ({
    at: new Date(time),
    kind,
    person: playdate.user,
    words: `Playdate with ${playdate.user.firstName}, ${timeOfDay.format(new Date(time))}`,
  }));

/** The member's plans with others and by themselves: those of the week, the next of today, the next event. */
export function usePlans() {
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
    ...confirmed.map((swap) => swapPlan(swap, 'agreed')),
    ...scheduled.flatMap((playdate) => playdatePlans(playdate, 'agreed')),
    ...pending.map((swap) => swapPlan(swap, 'waiting')),
    ...proposed.flatMap((playdate) => playdatePlans(playdate, 'waiting')),
    ...own.map(({ title, date }) => ({ at: new Date(date), kind: 'own' as const, words: title })),
  ];

  const messageHref = (userId: number) => (opensMessages ? `/messages/${userId}` : undefined);
  const isToday = (date: string) =>
    new Date(date).toDateString() === today.toDateString() && Date.parse(date) >= now.getTime() - underway;
  const ofToday: readonly (PlanOfToday & { readonly date: string })[] = [
    ...confirmed.map(({ date, user, location }) => ({
      date,
      person: user,
      time: timeOfDay.format(new Date(date)),
      what: 'swap' as const,
      place: location,
      href: '/babysitting-swaps',
      messageHref: messageHref(user.id),
    })),
    ...scheduled.flatMap(({ date, user }) =>
      date
        ? [
            {
              date,
              person: user,
              time: timeOfDay.format(new Date(date)),
              what: 'playdate' as const,
              href: '/playdates',
              messageHref: messageHref(user.id),
            },
          ]
        : [],
    ),
  ].filter(({ date }) => isToday(date));
  const [firstToday] = ofToday.toSorted((one, other) => one.date.localeCompare(other.date));

  const next = (): NextEvent => {
    if (opensCalendar) {
      if (!calendar.data) return loadingOrFailed(calendar);
      const [first] = calendar.data.items;
      const text = first ? calendarEventText(first, today) : 'Nothing planned yet';
      return { kind: 'event', text, href: '/calendar' };
    }
    const swap = nextSwap(confirmed, today);
    if (!swap) return { kind: 'locked', onLocked: explainDay.calendar };
    const event = { title: swapTitle(swap.user.firstName), date: swap.date };
    return { kind: 'event', text: calendarEventText(event, today), href: '/babysitting-swaps' };
  };
  return { week, today: firstToday, next: next() };
}
