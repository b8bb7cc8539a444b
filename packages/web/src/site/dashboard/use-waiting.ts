import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import type { Answer } from '@nestmates/ui/components/actions/AnswerButtons.tsx';
import { timeOfDay } from '@nestmates/ui/dates/date-formats.ts';
import { childrenInWords } from '@nestmates/ui/screens/members/people/children-in-words.ts';
import { orderItem } from '@nestmates/ui/screens/site/dashboard/order-item.ts';
import type { WaitingItem } from '@nestmates/ui/screens/site/dashboard/waiting-item.ts';
import { openTimesOf } from '@nestmates/ui/screens/together/plans/plan-time-text.ts';
import { dayAndSpan, shortTime } from '@nestmates/ui/screens/together/playdates/playdate-text.ts';
import { swapSentence } from '@nestmates/ui/screens/together/swaps/swap-sentence.ts';
import { spanInRow, withBrought } from '@nestmates/ui/screens/together/swaps/swap-text.ts';
import { oneOfTimes } from '@nestmates/ui/screens/together/swaps-and-playdates/entry-sentence.ts';
import { useTapGuard } from '@nestmates/ui/taps/use-tap-guard.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';
import { pendingRequestsQuery } from '../../friends/connections/connection-queries.ts';
import { useRespond } from '../../friends/connections/use-respond.ts';
import { openPurchasesQuery, openSalesQuery } from '../../market/orders/order-queries.ts';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { playdateListQueries } from '../../together/playdates/playdate-queries.ts';
import { usePlaydateAction } from '../../together/playdates/use-playdate-action.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from '../../together/swaps/swap-queries.ts';
import { useLeavingSwaps } from '../../together/swaps/use-leaving-swaps.ts';
import { useSwapAction } from '../../together/swaps/use-swap-action.ts';

interface Entry {
  readonly id: number;
  readonly actions: readonly string[];
}

/** Those that the member may accept, and those whose answer is being sent. */
function useAcceptable<E extends Entry>(
  { data }: UseInfiniteQueryResult<LoadedList<E>>,
  answering: readonly { readonly id: number }[],
): readonly E[] {
  const shown = useRef<readonly E[]>([]);
  const open = data?.items.filter(({ actions }) => actions.includes('accept')) ?? [];
  shown.current = keepAnsweredInPlace(shown.current, open, new Set(answering.map(({ id }) => id)));
  return shown.current;
}

const answerOf = (action: string | undefined): Answer | undefined =>
  action === 'accept' || action === 'decline' ? action : undefined;

type Given = (answer: Answer) => void;

interface Asked {
  readonly asked: readonly (readonly [WaitingItem, Given])[];
  /** Where they could not be read. */
  readonly onRetry: (() => void) | undefined;
}

const retryOf = ({ data, isError, refetch }: Pick<UseInfiniteQueryResult, 'data' | 'isError' | 'refetch'>) =>
  data === undefined && isError ? () => void refetch() : undefined;

function useSwapItems(): Asked {
  const query = useInfiniteQuery(pendingSwapsQuery);
  useLeavingSwaps({ status: 'pending', swaps: query.data?.items, readAt: query.dataUpdatedAt });
  const { act, pending, pendingOn } = useSwapAction();
  const swaps: readonly SwapView[] = useAcceptable(query, pending);
  const asked = swaps.map((swap): readonly [WaitingItem, Given] => {
    const { id, user } = swap;
    const times = openTimesOf(swap);
    const [first] = times;
    const date = first?.date ?? swap.date;
    const at = new Date(date);
    const choose = times.length !== 1;
    const { when = '', after } = swapSentence(swap);
    const item = {
      key: `swap-${id}`,
      kind: 'swap' as const,
      of: { person: user },
      words: `asks you for ${first && !choose ? spanInRow(first) : oneOfTimes(times.length)}`,
      goesOn: true,
      detail: after,
      href: entryPath('/babysitting-swaps', id, 'pending'),
      story: {
        sentence: 'asks you for',
        italic: when,
        time: choose ? undefined : timeOfDay.format(at),
      },
      answers: { choose, answering: answerOf(pendingOn(id)), onAnswer: () => undefined },
    };
    return [item, (answer) => act({ ...swap, date }, answer)];
  });
  return { asked, onRetry: retryOf(query) };
}

/**
 * Another time that the other of an arranged swap proposes, or suggests for what the member asked for; what it is instead of
 * stands on the page of swaps.
 */
function useMovedSwaps(): readonly WaitingItem[] {
  const arranged = useInfiniteQuery(confirmedSwapsQuery).data?.items ?? [];
  const asked = useInfiniteQuery(pendingSwapsQuery).data?.items ?? [];
  return [...asked, ...arranged].flatMap((swap) => {
    const { id, user, status, proposedTime, actions } = swap;
    if (!proposedTime || !actions.includes('agreeToTime')) return [];
    const isAsked = status === 'pending';
    const verb = isAsked ? 'suggests' : 'proposes';
    return {
      key: `moved-swap-${id}`,
      kind: 'moved-swap' as const,
      of: { person: user },
      words: `${verb} ${spanInRow(proposedTime)}`,
      goesOn: true,
      detail: isAsked
        ? withBrought('For the swap that you asked for', swap)
        : `Instead of ${spanInRow(swap)}`,
      href: entryPath('/babysitting-swaps', id, isAsked ? 'pending' : 'confirmed'),
      story: {
        sentence: `${verb} another time,`,
        italic: spanInRow(proposedTime),
        time: timeOfDay.format(new Date(proposedTime.date)),
      },
    };
  });
}

/** Swaps that are over: the answer stands on the page of swaps, which tells what the other reads of it. */
function useOutcomeItems(): readonly WaitingItem[] {
  const swaps = useInfiniteQuery(pastSwapsQuery).data?.items ?? [];
  return swaps
    .filter(({ outcomes }) => outcomes.mine === null)
    .map(({ id, user, date }) => ({
      key: `outcome-${id}`,
      kind: 'outcome' as const,
      of: { person: user },
      words: 'and you had a swap. Did it happen?',
      goesOn: true,
      detail: shortTime(date),
      href: entryPath('/babysitting-swaps', id, 'past'),
    }));
}

const namedTimes = 2;
/** One line; of many times all but the first are counted. */
const timesText = (times: PlaydateView['times']) =>
  (times.length > namedTimes
    ? [...times.slice(0, 1).map(dayAndSpan), `${times.length - 1} other times`]
    : times.map(dayAndSpan)
  ).join(' or ');

function usePlaydateItems(): Asked {
  const query = useInfiniteQuery(playdateListQueries.proposed);
  const { act, pending, pendingOn } = usePlaydateAction();
  const playdates: readonly PlaydateView[] = useAcceptable(query, pending);
  const asked = playdates.map((playdate): readonly [WaitingItem, Given] => {
    const { id, user } = playdate;
    const times = openTimesOf(playdate);
    const [first] = times;
    const choose = times.length !== 1;
    const item = {
      key: `playdate-${id}`,
      kind: 'playdate' as const,
      of: { person: user },
      words: 'suggests a playdate',
      goesOn: true,
      detail: timesText(times),
      href: entryPath('/playdates', id, 'proposed'),
      story: {
        sentence: 'suggests',
        italic: 'a playdate',
        time: !choose && first ? timeOfDay.format(new Date(first.date)) : undefined,
      },
      answers: { choose, answering: answerOf(pendingOn(id)), onAnswer: () => undefined },
    };
    return [item, (answer) => act({ ...playdate, time: first?.date }, answer)];
  });
  return { asked, onRetry: retryOf(query) };
}

function useRequestItems(): Asked {
  const query = useInfiniteQuery(pendingRequestsQuery);
  const { respond, answering } = useRespond();
  const sent = answering.map(({ requestId, action }) => ({ id: requestId, action }));
  const requests: readonly RequestView[] = useAcceptable(query, sent);
  const asked = requests.map((request): readonly [WaitingItem, Given] => {
    const { id, requester, children } = request;
    const item = {
      key: `request-${id}`,
      kind: 'request' as const,
      of: { person: requester },
      words: `${requester.age === null ? '' : `${requester.age}, `}wants to connect with you`,
      detail: children.length > 0 ? `Her ${childrenInWords(children)}` : undefined,
      href: `/people/${requester.id}`,
      story: { sentence: 'wants to', italic: 'connect with you' },
      answers: { answering: sent.find((one) => one.id === id)?.action, onAnswer: () => undefined },
    };
    return [item, (answer) => respond(request, answer)];
  });
  return { asked, onRetry: retryOf(query) };
}

function useOrders(): readonly OrderView[] {
  const sales = useQuery(openSalesQuery);
  const purchases = useQuery(openPurchasesQuery);
  return [...(sales.data?.items ?? []), ...(purchases.data?.items ?? [])];
}

/** Another number for each, whichever kind it is of. */
const kinds = ['swap', 'playdate', 'request'];
const numberOf = ({ key }: WaitingItem) => {
  const [kind = '', id] = key.split('-');
  return Number(id) * kinds.length + kinds.indexOf(kind);
};

interface Waiting {
  readonly questions: readonly WaitingItem[];
  readonly orders: readonly OrderView[];
  /** Where some of it could not be read. */
  readonly onRetry: (() => void) | undefined;
}

/** What waits for the member: questions of others in the order of their haste, then orders. */
export function useWaiting(): Waiting {
  const swaps = useSwapItems();
  const moved = useMovedSwaps();
  const outcomes = useOutcomeItems();
  const all = [swaps, usePlaydateItems(), useRequestItems()];
  const asked = all.flatMap((one) => one.asked);
  const taps = useTapGuard(asked.map(([item]) => numberOf(item)));
  const questions = asked.map(
    ([item, give]): WaitingItem => ({
      ...item,
      answers: item.answers && {
        ...item.answers,
        onAnswer: (answer: Answer, event: MouseEvent) =>
          taps.isIntended(event, `${item.key} ${answer}`) && give(answer),
      },
    }),
  );
  const failed = all.flatMap(({ onRetry }) => onRetry ?? []);
  return {
    questions: [...questions.toSpliced(swaps.asked.length, 0, ...moved), ...outcomes],
    orders: useOrders().filter((order) => orderItem(order) !== undefined),
    onRetry: failed.length === 0 ? undefined : () => failed.forEach((retry) => void retry()),
  };
}
