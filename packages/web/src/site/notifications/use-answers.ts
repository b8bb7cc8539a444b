import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { AnswerableKind } from '@nestmates/domain/members/notifications/notification.ts';
import type { Answer } from '@nestmates/ui/components/actions/AnswerButtons.tsx';
import type { RowAnswer, WaitingAnswer } from '@nestmates/ui/screens/members/notifications/AnswerInRow.tsx';
import { openTimesOf } from '@nestmates/ui/screens/together/plans/plan-time-text.ts';
import { dayAndSpan } from '@nestmates/ui/screens/together/playdates/playdate-text.ts';
import { swapActionRows } from '@nestmates/ui/screens/together/swaps/swap-action-rows.ts';
import { spanInRow } from '@nestmates/ui/screens/together/swaps/swap-text.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pendingRequestsQuery } from '../../friends/connections/connection-queries.ts';
import { useRespond } from '../../friends/connections/use-respond.ts';
import type { TapReport } from '../../platform/actions/use-taps.ts';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { playdateListQueries } from '../../together/playdates/playdate-queries.ts';
import { usePlaydateAction } from '../../together/playdates/use-playdate-action.ts';
import { confirmedSwapsQuery, pendingSwapsQuery } from '../../together/swaps/swap-queries.ts';
import { useSwapAction } from '../../together/swaps/use-swap-action.ts';

/** What was answered since the page was opened, or could not be. */
type Report = Pick<RowAnswer, 'outcome' | 'error'>;

interface Waiting extends WaitingAnswer {
  onAnswer(answer: Answer): void;
}

const acceptOrDecline = {
  accept: { label: 'Accept', pendingLabel: 'Accepting…' },
  decline: { label: 'Decline', pendingLabel: 'Declining…' },
} as const;

const outcomes = {
  request: { accept: 'You are connected', decline: 'You have declined' },
  swap: {
    accept: 'You have said yes',
    decline: 'You have declined',
    agreeToTime: 'You have agreed to the new time',
    declineTime: 'The old time stays',
  },
  playdate: { accept: 'You have said yes', decline: 'You have declined' },
} as const satisfies Readonly<Record<AnswerableKind, Readonly<Record<string, string>>>>;

const keyOf = (kind: AnswerableKind, id: number) => `${kind}-${id}`;

function useReports() {
  const [reports, setReports] = useState<ReadonlyMap<string, Report>>(new Map());
  const set = (key: string, report: Report) => setReports((before) => new Map(before).set(key, report));
  return {
    reports,
    of: <Tap extends string>(kind: AnswerableKind): TapReport<Tap> => ({
      onDone: (id, action) =>
        set(keyOf(kind, id), {
          outcome: Object.entries(outcomes[kind]).find(([tap]) => tap === action)?.[1],
        }),
      onFailed: (id, error) => set(keyOf(kind, id), { error }),
    }),
  };
}

interface Entry {
  readonly id: number;
  readonly actions: readonly string[];
}

/** Those that can be answered so, and those whose answer is being sent. */
function useOpen<E extends Entry>(
  { data }: UseInfiniteQueryResult<LoadedList<E>>,
  action: E['actions'][number],
  answering: readonly { readonly id: number }[],
): readonly E[] {
  const shown = useRef<readonly E[]>([]);
  const open = data?.items.filter(({ actions }) => actions.includes(action)) ?? [];
  shown.current = keepAnsweredInPlace(shown.current, open, new Set(answering.map(({ id }) => id)));
  return shown.current;
}

const isAnswer = (action: string | undefined): action is Answer =>
  action === 'accept' || action === 'decline';

function useRequestAnswers(report: TapReport<Answer>, add: (id: number, waiting: Waiting) => void) {
  const query = useInfiniteQuery(pendingRequestsQuery);
  const { respond, answering } = useRespond(report);
  const sent = answering.map(({ requestId, action }) => ({ id: requestId, action }));
  const requests: readonly RequestView[] = useOpen(query, 'accept', sent);
  for (const request of requests) {
    const answer = sent.find(({ id }) => id === request.id)?.action;
    add(request.id, {
      ...acceptOrDecline,
      answering: answer,
      onAnswer: (given) => respond(request, given),
    });
  }
  return query.isLoading;
}

const swapAnswers = { agreeToTime: 'accept', declineTime: 'decline' } as const;

function useSwapAnswers(
  report: Parameters<typeof useSwapAction>[0],
  add: (id: number, waiting: Waiting) => void,
) {
  const asked = useInfiniteQuery(pendingSwapsQuery);
  const arranged = useInfiniteQuery(confirmedSwapsQuery);
  const { act, pending, pendingOn } = useSwapAction(report);
  const requested: readonly SwapView[] = useOpen(asked, 'accept', pending);
  const moved: readonly SwapView[] = useOpen(arranged, 'agreeToTime', pending);
  for (const swap of requested) {
    const times = openTimesOf(swap);
    const answer = pendingOn(swap.id);
    add(swap.id, {
      // The member chooses among several times on the page of swaps.
      accept: times.length === 1 ? acceptOrDecline.accept : undefined,
      decline: acceptOrDecline.decline,
      detail: `${times.map(spanInRow).join(' or ')} · ${swap.location}`,
      answering: isAnswer(answer) ? answer : undefined,
      onAnswer: (given) => act({ ...swap, date: times[0]?.date ?? swap.date }, given),
    });
  }
  for (const swap of moved) {
    const answer = pendingOn(swap.id);
    add(swap.id, {
      accept: swapActionRows.agreeToTime.button,
      decline: swapActionRows.declineTime.button,
      detail: swap.proposedTime ? `${spanInRow(swap.proposedTime)} instead of ${spanInRow(swap)}` : undefined,
      answering: answer === 'agreeToTime' || answer === 'declineTime' ? swapAnswers[answer] : undefined,
      onAnswer: (given) => act(swap, given === 'accept' ? 'agreeToTime' : 'declineTime'),
    });
  }
  return asked.isLoading || arranged.isLoading;
}

function usePlaydateAnswers(
  report: Parameters<typeof usePlaydateAction>[0],
  add: (id: number, waiting: Waiting) => void,
) {
  const query = useInfiniteQuery(playdateListQueries.proposed);
  const { act, pending, pendingOn } = usePlaydateAction(report);
  const playdates: readonly PlaydateView[] = useOpen(query, 'accept', pending);
  for (const playdate of playdates) {
    const { id } = playdate;
    const times = openTimesOf(playdate);
    const answer = pendingOn(id);
    add(id, {
      // The member chooses among several times on the page of playdates.
      accept: times.length === 1 ? acceptOrDecline.accept : undefined,
      decline: acceptOrDecline.decline,
      detail: times.map(dayAndSpan).join(' or '),
      answering: isAnswer(answer) ? answer : undefined,
      onAnswer: (given) => act({ ...playdate, time: times[0]?.date }, given),
    });
  }
  return query.isLoading;
}

/** The answers to what the notifications ask, given in their rows. */
export function useAnswers(notifications: readonly NotificationView[]) {
  const { reports, of } = useReports();
  const open = new Map<string, Waiting>();
  const adding = (kind: AnswerableKind) => (id: number, waiting: Waiting) =>
    void open.set(keyOf(kind, id), waiting);
  const isLoading = [
    useRequestAnswers(of('request'), adding('request')),
    useSwapAnswers(of('swap'), adding('swap')),
    usePlaydateAnswers(of('playdate'), adding('playdate')),
  ].includes(true);
  const waitingFor = ({ about }: NotificationView) => about && open.get(keyOf(about.kind, about.id));
  const answers = new Map(
    notifications.flatMap((notification): readonly (readonly [number, RowAnswer])[] => {
      const { id, about } = notification;
      const waiting = waitingFor(notification);
      const report = about && reports.get(keyOf(about.kind, about.id));
      return waiting || report ? [[id, { waiting, ...report }]] : [];
    }),
  );
  return {
    /** Whether it is not known yet what waits for an answer. */
    isLoading,
    answers,
    onAnswer: (notification: NotificationView, answer: Answer) => waitingFor(notification)?.onAnswer(answer),
  };
}
