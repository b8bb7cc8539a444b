import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './WhoHead.module.css';

interface WhoHeadProps {
  readonly name: string;
  readonly photoUrl: string | null | undefined;
  /** What is done with that member: “You ask”. */
  readonly lead: string;
  /** The day stands in the cut, once it is chosen. */
  readonly date: Date | undefined;
  /** What the two have done for each other. */
  readonly note?: string | undefined;
}

const shortWeekday = localFormat({ weekday: 'short' });

/** Says with whom a plan is made. */
export function WhoHead({ name, photoUrl, lead, date, note }: WhoHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.face}>
        <Portrait name={name} face={photoOrInitial(photoUrl)} decorative eager>
          {date && (
            <Notch size="small">
              <span className={styles.day}>{shortWeekday.format(date)}</span>
            </Notch>
          )}
        </Portrait>
      </div>
      <div className={styles.text}>
        <p>{lead}</p>
        <h2 className={styles.name}>{name}</h2>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}
