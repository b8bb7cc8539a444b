import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { photoOrInitial } from '../../../drawings/face.ts';
import { swapsDoneTitle } from './swaps-done-text.ts';
import styles from './WhoHead.module.css';

interface WhoHeadProps {
  readonly name: string;
  readonly photoUrl: string | null | undefined;
  /** What is done with that member: “You ask”. */
  readonly lead: string;
  /** The day stands in the cut, once it is chosen. */
  readonly date: Date | undefined;
  /** How many swaps the two have done; undefined while it is not known. */
  readonly swapsDone?: number | undefined;
}

const shortWeekday = localFormat({ weekday: 'short' });

/** Says with whom a plan is made. */
export function WhoHead({ name, photoUrl, lead, date, swapsDone = 0 }: WhoHeadProps) {
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
        {swapsDone > 0 && <p>{swapsDoneTitle(swapsDone)}</p>}
      </div>
    </div>
  );
}
