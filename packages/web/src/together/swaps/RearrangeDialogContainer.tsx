import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import {
  RearrangeDialog,
  type SuggestedTime,
} from '@nestmates/ui/screens/together/swaps/rearrange/RearrangeDialog.tsx';
import type { AnsweredSwap } from '@nestmates/ui/screens/together/swaps/SwapAnswer.tsx';
import { swapRowsOf } from '@nestmates/ui/screens/together/swaps/swap-action-rows.ts';
import { isAtTheirs } from '@nestmates/ui/screens/together/swaps/swap-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childrenQuery } from '../../members/children/children-query.ts';
import { seen, unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

interface RearrangeDialogContainerProps {
  readonly swap: AnsweredSwap;
  onClose(): void;
}

/** The response to an earlier submit was lost. */
const isAlreadyProposed = (error: unknown) => error instanceof ApiError && error.code === 'ALREADY_PROPOSED';

/** Asks the other for another time. */
export function RearrangeDialogContainer({ swap, onClose }: RearrangeDialogContainerProps) {
  const [now] = useState(() => toDateTimeLocal(new Date()));
  const { data: own } = useQuery({ ...childrenQuery, enabled: isAtTheirs(swap) });
  const { says, fails } = swapRowsOf(swap).proposeTime;
  const { run, kind, issues } = useAction({
    async call({ date, until, childIds }: SuggestedTime): Promise<void> {
      try {
        await call('post /api/swaps/:swapId/time', {
          params: { swapId: swap.id },
          body: {
            date: date.toISOString(),
            until: until.toISOString(),
            ...(childIds && { childIds: [...childIds] }),
            timeZone: browserTimeZone(),
          },
        });
      } catch (error) {
        if (!isAlreadyProposed(error)) throw error;
      }
    },
    says: seen(says),
    fails: unlessAtFields(fails),
    touches: { type: 'swap', userId: swap.user.id },
    onSuccess: onClose,
  });
  return (
    <RearrangeDialog
      kind={kind}
      swap={swap}
      own={own}
      now={now}
      issues={issues}
      onSubmit={run}
      onClose={onClose}
    />
  );
}
