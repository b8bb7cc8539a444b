import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { AnswerableKind } from '@nestmates/domain/members/notifications/notification.ts';
import { type SwapOutcome, swapOutcomes } from '@nestmates/domain/together/swaps/swap.ts';
import type { Answer } from '@nestmates/ui/components/actions/AnswerButtons.tsx';
import type {
  RowAnswer,
  RowReply,
  WaitingAnswer,
} from '@nestmates/ui/screens/members/notifications/AnswerInRow.tsx';
import { openTimesOf } from '@nestmates/ui/screens/together/plans/plan-time-text.ts';
import { dayAndSpan } from '@nestmates/ui/screens/together/playdates/playdate-text.ts';
import { swapRowsOf } from '@nestmates/ui/screens/together/swaps/swap-action-rows.ts';
import { spanInRow, withBrought } from '@nestmates/ui/screens/together/swaps/swap-text.ts';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pendingRequestsQuery } from '../../friends/connections/connection-queries.ts';
import { useRespond } from '../../friends/connections/use-respond.ts';
import type { TapReport } from '../../platform/actions/use-taps.ts';
import { keepAnsweredInPlace } from '../../platform/queries/keep-answered-in-place.ts';
import type { LoadedList } from '../../platform/queries/lists.ts';
import { playdateListQueries } from '../../together/playdates/playdate-queries.ts';
import { usePlaydateAction } from '../../together/playdates/use-playdate-action.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from '../../together/swaps/swap-queries.ts';
import { useSwapAction } from '../../together/swaps/use-swap-action.ts';
import { useSwapOutcome } from '../../together/swaps/use-swap-outcome.ts';

/** What was answered since the page was opened, or could not be. */
type Report = Pick<RowAnswer, 'outcome' | 'error'>;

interface Waiting extends WaitingAnswer {
  onAnswer(reply: RowReply): void;
}

const accept = { reply: 'accept', label: 'Accept', pendingLabel: 'Accepting…', look: 'yes' } as const;
const decline = { reply: 'decline', label: 'Decline', pendingLabel: 'Declining…' } as const;
const acceptOrDecline = [accept, decline];

/** What a member chooses of the several times on the page of the plan. */
const choicesOf = (times: readonly unknown[]) =>
  times.length === 1 ? { choices: acceptOrDecline } : { choices: [decline], choose: true };

const outcomeChoices = [
  { reply: 'yes', label: 'It happened', pendingLabel: 'Sending…' },
  { reply: 'rearranged', label: 'Moved', pendingLabel: 'Sending…' },
  { reply: 'no', label: 'It did not', pendingLabel: 'Sending…' },
] as const;

const outcomes = {
  request: { accept: 'You are connected', decline: 'You have declined' },
  swap: {
    accept: 'You have said yes',
    decline: 'You have declined',
    agreeToTime: 'You have agreed to the other time',
    declineTime: 'You have declined the other time',
    yes: 'You said that it happened',
    rearranged: 'You said that it was rearranged',
    no: 'You said that it did not happen',
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
const isOutcome = (reply: RowReply): reply is SwapOutcome =>
  swapOutcomes.some((outcome) => outcome === reply);

function useRequestAnswers(report: TapReport<Answer>, add: (id: number, waiting: Waiting) => void) {
  const query = useInfiniteQuery(pendingRequestsQuery);
  const { respond, answering } = useRespond(report);
  const sent = answering.map(({ requestId, action }) => ({ id: requestId, action }));
  const requests: readonly RequestView[] = useOpen(query, 'accept', sent);
  for (const request of requests) {
    const answer = sent.find(({ id }) => id === request.id)?.action;
    add(request.id, {
      choices: acceptOrDecline,
      answering: answer,
      onAnswer: (given) => isAnswer(given) && respond(request, given),
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
  const suggested: readonly SwapView[] = useOpen(asked, 'agreeToTime', pending);
  for (const swap of requested) {
    const times = openTimesOf(swap);
    const answer = pendingOn(swap.id);
    add(swap.id, {
      ...choicesOf(times),
      detail: `${times.map(spanInRow).join(' or ')} · ${swap.location}`,
      answering: isAnswer(answer) ? answer : undefined,
      onAnswer: (given) => isAnswer(given) && act({ ...swap, date: times[0]?.date ?? swap.date }, given),
    });
  }
  for (const swap of [...suggested, ...moved]) {
    const answer = pendingOn(swap.id);
    const rows = swapRowsOf(swap);
    const proposed = swap.proposedTime ? spanInRow(swap.proposedTime) : undefined;
    add(swap.id, {
      choices: [
        { reply: 'accept', look: 'yes', ...rows.agreeToTime.button },
        { reply: 'decline', ...rows.declineTime.button },
      ],
      // What was asked for can still be taken.
      detail:
        swap.status === 'pending'
          ? proposed && withBrought(proposed, swap)
          : proposed && `${proposed} instead of ${spanInRow(swap)}`,
      answering: answer === 'agreeToTime' || answer === 'declineTime' ? swapAnswers[answer] : undefined,
      onAnswer: (given) => act(swap, given === 'accept' ? 'agreeToTime' : 'declineTime'),
    });
  }
  return asked.isLoading || arranged.isLoading;
}

/** Swaps that are over: whether they happened. */
function useOutcomeAnswers(report: TapReport<SwapOutcome>, add: (id: number, waiting: Waiting) => void) {
  const query = useInfiniteQuery(pastSwapsQuery);
  const { report: send, reports } = useSwapOutcome(report);
  for (const swap of query.data?.items ?? []) {
    if (swap.outcomes.mine !== null) continue;
    add(swap.id, {
      choices: outcomeChoices,
      detail: `${swap.user.firstName} reads your answer once she has given hers.`,
      answering: reports.find(({ id }) => id === swap.id)?.outcome,
      onAnswer: (given) => isOutcome(given) && send(swap, given),
    });
  }
  return query.isLoading;
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
      ...choicesOf(times),
      detail: times.map(dayAndSpan).join(' or '),
      answering: isAnswer(answer) ? answer : undefined,
      onAnswer: (given) => isAnswer(given) && act({ ...playdate, time: times[0]?.date }, given),
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
    useOutcomeAnswers(of('swap'), adding('swap')),
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
    onAnswer: (notification: NotificationView, reply: RowReply) => waitingFor(notification)?.onAnswer(reply),
  };
}
