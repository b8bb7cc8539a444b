import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { DateTimeField } from '../../../../components/date-time/DateTimeField.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { Dialog } from '../../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { timeOf } from '../../plans/plan-time-text.ts';
import { beginningAt, localTimeOf } from '../../plans/usual-times.ts';
import { DayTimes } from './DayTimes.tsx';
import { type ProposedTime, timesSchema } from './times-schema.ts';

export type CommonTimesState = Loadable<{ readonly times: readonly string[] }>;

export interface ProposeTimesDialogProps {
  readonly kind: 'asking' | 'sending';
  readonly playdate: Pick<PlaydateView, 'user' | 'times'>;
  /** When both are free. */
  readonly common: CommonTimesState;
  /** The current time of the member's clock. */
  readonly now: LocalDateTime;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(times: readonly ProposedTime[]): void;
  onClose(): void;
}

/** Answers a proposal with other times. Its code is large: import it when it is opened. */
export function ProposeTimesDialog({
  kind,
  playdate,
  common,
  now,
  issues,
  onSubmit,
  onClose,
}: ProposeTimesDialogProps) {
  const sending = kind === 'sending';
  const { values, form, field, formError } = useForm({
    schema: timesSchema,
    initial: { times: [] as readonly string[], own: '', ownUntil: '' },
    issues,
    pending: sending,
    onSubmit,
  });
  const [answered] = playdate.times;
  const begin = (date: string) => {
    const before = answered ? localTimeOf(timeOf(answered)) : { date: '', until: '' };
    const time = beginningAt(values.own === '' ? before : { date: values.own, until: values.ownUntil }, date);
    field('own').onChange(time.date);
    field('ownUntil').onChange(time.until);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Propose Another Time"
      description={`Up to ${planTimeRule.maxTimes} times, from which ${playdate.user.firstName} chooses one.`}
    >
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        {common.kind === 'loading' && (
          <SkeletonGroup label="Loading the times at which you are both free">
            <Skeleton shape="button" width="70%" />
            <Skeleton shape="button" width="60%" />
          </SkeletonGroup>
        )}
        {common.kind === 'failed' && <LoadError what="your common times" onRetry={common.onRetry} />}
        {common.kind === 'ready' && common.times.length > 0 && (
          <DayTimes {...field('times')} label="You are both free" times={common.times} />
        )}
        <DateTimeField
          {...field('own')}
          label="Another date and time"
          optional
          today={dateOf(now)}
          min={now}
          onChange={begin}
        />
        {values.own !== '' && (
          <DateTimeField {...field('ownUntil')} label="End" today={dateOf(now)} min={values.own} />
        )}
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Sending…">
            Propose
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
