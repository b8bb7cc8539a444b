import { Button } from '../../../components/actions/Button.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { dateText } from '../trust-dates.ts';
import styles from './PhotoChecked.module.css';

interface PhotoCheckedSheetProps {
  readonly open: boolean;
  readonly at: string;
  readonly name: string;
  onClose(): void;
}

/** What the badge says, and what it does not. */
export const PhotoCheckedSheet = ({ open, at, name, onClose }: PhotoCheckedSheetProps) => (
  <Sheet open={open} onClose={onClose} title="Photo checked">
    <dl className={styles.list}>
      <div>
        <dt>What we checked</dt>
        <dd>
          On {dateText(at)} a person of our team compared two selfies of {name}, in poses that we chose, with
          the profile photo that you see. They show the same person.
        </dd>
      </div>
      <div>
        <dt>What we did not check</dt>
        <dd>
          {name}’s name, age, children and home. We saw no papers and looked into no records, and it says
          nothing about how {name} looks after children.
        </dd>
      </div>
      <div>
        <dt>How long it holds</dt>
        <dd>For this photo alone: with another one the badge goes until we have looked again.</dd>
      </div>
    </dl>
    <Button wide onClick={onClose}>
      Close
    </Button>
  </Sheet>
);
