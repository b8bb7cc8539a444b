import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { type MouseEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import { spanText } from '../../../dates/clock-span.ts';
import { weekdayOf } from '../../../dates/short-clock.ts';
import { namedChild } from '../../members/people/person-text.ts';
import { openTimesOf, timeOf } from '../plans/plan-time-text.ts';
import { TimesToTake } from '../plans/TimesToTake.tsx';
import type { OwnChild } from '../swaps/request/ChildrenChoice.tsx';
import type { ActionRow } from '../swaps-and-playdates/action-row.ts';
import { useCancelQuestion } from '../swaps-and-playdates/use-cancel-question.tsx';
import styles from './PlaydateAnswer.module.css';
import { type PlaydateViewAction, playdateActionRows } from './playdate-action-rows.ts';
import { dayAndSpan } from './playdate-text.ts';

/** What the member accepts: the beginning of the time, and which of their children come along. */
export interface PlaydateTaken {
  readonly time?: string | undefined;
  readonly childIds: readonly number[];
}

export interface PlaydateAnswerProps {
  readonly playdate: PlaydateView;
  /** The member's children, once they are known. */
  readonly ownChildren: readonly OwnChild[];
  /** The action that is being sent. */
  readonly answering?: PlaydateViewAction | undefined;
  /** Whether a tap is meant for this playdate. */
  isIntended?(event: MouseEvent, action: PlaydateViewAction): boolean;
  /** Takes what suits the member, where they accept. */
  onAct(action: PlaydateViewAction, taken: PlaydateTaken): void;
}

/** The order of their buttons. */
const changes = ['withdraw', 'cancel'] as const satisfies readonly PlaydateViewAction[];
const rows: Readonly<Record<PlaydateViewAction, ActionRow<PlaydateView>>> = playdateActionRows;

/** The times that are proposed and what the member may do about a playdate. */
export function PlaydateAnswer({ playdate, ownChildren, answering, ...given }: PlaydateAnswerProps) {
  const { isIntended, onAct } = given;
  const { actions, times } = playdate;
  const [wanted, setWanted] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const ids = ownChildren.map(({ id }) => String(id));
  const bring = ids.filter((id) => !leftOut.includes(id));
  // Other times may be proposed, and times pass.
  const open = openTimesOf(playdate);
  const chosen = open.find(({ date }) => date === wanted) ?? open[0];
  const taken = { time: chosen?.date, childIds: bring.map(Number) };
  const { ask, question } = useCancelQuestion(playdateActionRows.cancel.question, () =>
    onAct('cancel', taken),
  );
  const offers = (action: PlaydateViewAction) => actions.includes(action);
  const button = (action: PlaydateViewAction) => ({
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick(event: MouseEvent) {
      if (isIntended && !isIntended(event, action)) return;
      if (action === 'cancel') ask(playdate);
      else onAct(action, taken);
    },
  });
  return (
    <div className={styles.answer}>
      {offers('accept') && <TimesToTake times={times} value={chosen?.date} onChange={setWanted} />}
      {!offers('accept') && times.length > 0 && (
        <ul className={styles.times} aria-label="Proposed times">
          {times.map((time) => (
            <li key={time.date}>{time.passed ? <s>{dayAndSpan(time)}</s> : dayAndSpan(time)}</li>
          ))}
        </ul>
      )}
      {offers('accept') && ownChildren.length > 0 && (
        <ChipGroup
          label="You bring"
          name={`bring-${playdate.id}`}
          options={ownChildren.map((child) => ({
            value: String(child.id),
            label: child.name ?? namedChild(child),
          }))}
          value={bring}
          onChange={(chosenIds) => setLeftOut(ids.filter((id) => !chosenIds.includes(id)))}
        />
      )}
      {offers('accept') && chosen && (
        <Button look="yes" wide pendingLabel="Accepting…" {...button('accept')}>
          Accept {weekdayOf.format(new Date(chosen.date))}, {spanText(timeOf(chosen))}
        </Button>
      )}
      {(offers('proposeAnew') || offers('decline')) && (
        <div className={styles.others}>
          {offers('proposeAnew') && (
            <Button look="subdued" {...button('proposeAnew')}>
              {playdateActionRows.proposeAnew.button.label}
            </Button>
          )}
          {offers('decline') && (
            <Button look="subdued" pendingLabel="Declining…" {...button('decline')}>
              Decline
            </Button>
          )}
        </div>
      )}
      {changes.some(offers) && (
        <Cluster gap={2}>
          {changes.filter(offers).map((action) => (
            <Button
              key={action}
              look="outline"
              size="small"
              pendingLabel={rows[action].button?.pendingLabel}
              {...button(action)}
            >
              {rows[action].button?.label}
            </Button>
          ))}
        </Cluster>
      )}
      {question}
    </div>
  );
}
