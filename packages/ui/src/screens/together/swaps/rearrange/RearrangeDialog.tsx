import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { dateOf, type LocalDateTime, timeOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { placeInSentence } from '@nestmates/domain/together/plans/plan-place.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { requireNewTime, requireSuggestedTime } from '@nestmates/domain/together/swaps/swap-time.ts';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { DateTimeField } from '../../../../components/date-time/DateTimeField.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { FormSchema, Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { childrenInWords } from '../../../members/people/children-in-words.ts';
import { planTimeOf, timeIssues } from '../../plans/plan-time-fields.ts';
import { timeOf as timeOfPlan } from '../../plans/plan-time-text.ts';
import { beginningAt, type LocalTime, localTimeOf } from '../../plans/usual-times.ts';
import type { OwnChild } from '../request/ChildrenChoice.tsx';
import type { AnsweredSwap } from '../SwapAnswer.tsx';
import { childrenOfSwap, isAtTheirs, swapTime } from '../swap-text.ts';
import { YouBring } from '../YouBring.tsx';

type Times = Pick<SwapView, 'status' | 'date' | 'until' | 'times'>;

function requireNew(time: PlanTime, { status, times, ...swap }: Times): void {
  const now = new Date();
  if (status === 'pending') requireSuggestedTime(time, { askedFor: times.map(timeOfPlan), now });
  else requireNewTime(time, { arranged: timeOfPlan(swap), now });
}

/** The time by the member's clock, converted to the instants of the call and checked with the domain's rule. */
const newTimeSchema = (swap: Times): FormSchema<PlanTime> => ({
  '~standard': {
    validate(values) {
      const time = planTimeOf(values as LocalTime);
      if (!time) return { issues: [{ path: ['date'], message: swapRule.noDate }] };
      const issues = timeIssues(() => requireNew(time, swap));
      return issues.length === 0 ? { value: time } : { issues };
    },
  },
});

/** A time, and who of the member's own children would come along, where that is said. */
export type SuggestedTime = PlanTime & { readonly childIds?: readonly number[] };

/** What a request asks for besides its times: “boy, 3, at Ana’s place”. */
function askedForText(swap: SwapView): string {
  const where = placeInSentence(swap.place ?? { name: swap.location }, swap.user);
  return `her ${childrenInWords(childrenOfSwap(swap).asked)}, at ${where}`;
}

export interface RearrangeDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly swap: AnsweredSwap;
  /** The member's own children, once they are known. */
  readonly own?: readonly OwnChild[] | undefined;
  /** The current time of the member's clock. */
  readonly now: LocalDateTime;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(time: SuggestedTime): void;
  onClose(): void;
}

/** Proposes another time for a swap that is arranged, or suggests one for a request. Its code is large: import it when it is opened. */
export function RearrangeDialog({
  kind,
  swap,
  own = [],
  now,
  issues,
  onSubmit,
  onClose,
}: RearrangeDialogProps) {
  const arranged = timeOfPlan(swap);
  const sending = kind === 'sending';
  const isRequest = swap.status === 'pending';
  const saysWhoComes = isRequest && isAtTheirs(swap);
  const canBring = saysWhoComes && own.length > 0;
  const [bringing, setBringing] = useState(swap.bringing ?? swap.children.mine.map(({ id }) => id));
  const { values, form, field, formError } = useForm({
    schema: newTimeSchema(swap),
    initial: { date: '', until: '' },
    issues,
    pending: sending,
    onSubmit: (time) => onSubmit(saysWhoComes ? { ...time, childIds: bringing } : time),
  });
  const { day, time } = swapTime(swap);
  const { firstName } = swap.user;
  const words = isRequest
    ? {
        title: 'Suggest Another Time',
        description: `${firstName} agrees or declines. You can still take a time that she asked for.`,
        send: 'Suggest Time',
      }
    : {
        title: 'Propose Another Time',
        description: `${day}, ${time}, stays arranged until ${firstName} agrees.`,
        send: 'Propose Time',
      };
  const [date, until] = [field('date'), field('until')];
  const begin = (beginning: string) => {
    const before = values.date === '' ? localTimeOf(arranged) : values;
    date.onChange(beginning);
    until.onChange(beginningAt(before, beginning).until);
  };
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.description}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        {isRequest && (
          <p>
            As {firstName} asked: {askedForText(swap)}.
          </p>
        )}
        <DateTimeField
          {...date}
          onChange={begin}
          label="New date and time"
          today={dateOf(now)}
          min={now}
          usualTime={timeOf(toDateTimeLocal(arranged.date))}
        />
        {values.date !== '' && <DateTimeField {...until} label="End" today={dateOf(now)} min={values.date} />}
        {canBring && <YouBring own={own} value={bringing} onChange={setBringing} />}
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            {words.send}
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
