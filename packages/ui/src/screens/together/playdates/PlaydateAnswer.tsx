import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { AnswerButtons } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';
import type { ActionRow } from '../swaps-and-playdates/action-row.ts';
import { useCancelQuestion } from '../swaps-and-playdates/use-cancel-question.tsx';
import styles from './PlaydateAnswer.module.css';
import { type PlaydateViewAction, playdateActionRows } from './playdate-action-rows.ts';
import { shortTime } from './playdate-text.ts';

export interface PlaydateAnswerProps {
  readonly playdate: PlaydateView;
  /** The action that is being sent. */
  readonly answering?: PlaydateViewAction | undefined;
  /** Whether a tap is meant for this playdate. */
  isIntended?(event: MouseEvent, action: PlaydateViewAction): boolean;
  /** What stands before the buttons that change it. */
  readonly beside?: ReactNode;
  /** With the time that suits the member, where they accept. */
  onAct(action: PlaydateViewAction, time?: string): void;
}

/** The times of a proposal: to choose from, where the member is invited. */
function Times({
  times,
  chosen,
  onChoose,
}: {
  readonly times: readonly string[];
  readonly chosen: string | undefined;
  onChoose(time: string): void;
}) {
  if (chosen === undefined || times.length === 1) {
    return (
      <ul className={styles.times} aria-label="Proposed times">
        {times.map((time) => (
          <li key={time}>{shortTime(time)}</li>
        ))}
      </ul>
    );
  }
  return (
    <ChipChoice
      label="Which time suits you?"
      labelAs="label"
      options={times.map((time) => ({ value: time, label: shortTime(time) }))}
      value={chosen}
      onChange={(time) => onChoose(time)}
    />
  );
}

/** In the order of their buttons. */
const changes = ['proposeAnew', 'withdraw', 'cancel'] as const satisfies readonly PlaydateViewAction[];
const rows: Readonly<Record<PlaydateViewAction, ActionRow<PlaydateView>>> = playdateActionRows;

/** The times that are proposed and what the member may do about a playdate. */
export function PlaydateAnswer({ playdate, answering, isIntended, beside, onAct }: PlaydateAnswerProps) {
  const { actions, times } = playdate;
  const [wanted, setWanted] = useState<string>();
  const { ask, question } = useCancelQuestion(playdateActionRows.cancel.question, () => onAct('cancel'));
  // Other times may be proposed, and times pass.
  const chosen = times.find((time) => time === wanted) ?? times[0];
  const offers = (action: PlaydateViewAction) => actions.includes(action);
  const act = (action: PlaydateViewAction, event: MouseEvent) => {
    if (isIntended && !isIntended(event, action)) return;
    if (action === 'cancel') ask(playdate);
    else onAct(action, chosen);
  };
  const small = (action: (typeof changes)[number]) => ({
    children: rows[action].button?.label,
    pendingLabel: rows[action].button?.pendingLabel,
    look: 'outline' as const,
    size: 'small' as const,
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick: (event: MouseEvent) => act(action, event),
  });
  return (
    <div className={styles.answer}>
      {times.length > 0 && (
        <Times times={times} chosen={offers('accept') ? chosen : undefined} onChoose={setWanted} />
      )}
      {offers('accept') && <AnswerButtons actions={actions} answering={answering} onAnswer={act} />}
      {(beside || changes.some(offers)) && (
        <Cluster gap={2}>
          {beside}
          {changes.filter(offers).map((action) => (
            <Button key={action} {...small(action)} />
          ))}
        </Cluster>
      )}
      {question}
    </div>
  );
}
