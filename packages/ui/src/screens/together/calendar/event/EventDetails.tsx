import type { ChangeScope } from '@nestmates/domain/together/calendar/series-changes.ts';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import { type CalendarEntry, entryTypes } from '../entries/calendar-entry.ts';
import colors from '../entries/EntryColor.module.css';
import { daysText, repeatText, timeText } from '../entries/entry-text.ts';
import styles from './EventDetails.module.css';

export interface EventDetailsProps {
  readonly entry: CalendarEntry;
  onEdit(): void;
  /** Can be undone. */
  onDelete(scope: ChangeScope): void;
}

/** Asks only where there are two answers: a deletion can be undone. */
function DeleteQuestion({ onDelete, onKeep }: Pick<EventDetailsProps, 'onDelete'> & { onKeep(): void }) {
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <fieldset ref={question} className={styles.question} tabIndex={-1}>
      <legend className={styles.legend}>Which of them do you want to delete?</legend>
      <DialogActions>
        <Button look="danger" onClick={() => onDelete('this')}>
          Only this one
        </Button>
        <Button look="outline" onClick={() => onDelete('following')}>
          This and the following
        </Button>
        <Button look="quiet" onClick={onKeep}>
          Keep It
        </Button>
      </DialogActions>
    </fieldset>
  );
}

function Actions({ entry, onEdit, onDelete }: EventDetailsProps) {
  const [asking, setAsking] = useState(false);
  if (asking) return <DeleteQuestion onDelete={onDelete} onKeep={() => setAsking(false)} />;
  const { handledAt, repeat, fileHref } = entry;
  const addToPhone = (
    <LinkButton href={fileHref} look="outline" download icon={<CalendarPlus aria-hidden />}>
      Add to my phone’s calendar
    </LinkButton>
  );
  if (handledAt) {
    return (
      <DialogActions>
        <LinkButton href={handledAt.href}>{handledAt.label}</LinkButton>
        {addToPhone}
      </DialogActions>
    );
  }
  return (
    <div className={styles.actions}>
      {addToPhone}
      <div className={styles.pair}>
        <Button
          look="outline"
          icon={<Trash2 aria-hidden />}
          onClick={() => (repeat ? setAsking(true) : onDelete('this'))}
        >
          Delete
        </Button>
        <Button icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
      </div>
    </div>
  );
}

/** All that is known of an entry, and what can be done with it. */
export function EventDetails(props: EventDetailsProps) {
  const { type, time, repeat, description } = props.entry;
  const { label, icon: Icon } = entryTypes[type];
  return (
    <>
      <p className={`${styles.type} ${colors[type]}`}>
        <Icon aria-hidden />
        {label}
      </p>
      <p className={styles.days}>{daysText(time)}</p>
      <p>{timeText(time)}</p>
      {repeat && <p className={styles.repeat}>{repeatText(repeat)}</p>}
      {description && <p className={styles.description}>{description}</p>}
      <Actions {...props} />
    </>
  );
}
