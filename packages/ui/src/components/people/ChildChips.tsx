import type { ChildChipView } from '@nestmates/application/matching/person-view.ts';
import { childChip } from '@nestmates/domain/children/child.ts';
import { Badge } from '../labels/Badge.tsx';
import styles from './ChildChips.module.css';

export interface ChildChipsProps {
  readonly of: readonly ChildChipView[];
  /** What else stands in the line of chips, in quieter ones. */
  readonly also?: readonly string[];
  readonly alsoLook?: 'plain' | 'outline';
}

/** Two children may be the same girl of four; each has a chip, told apart by its place. */
const numbered = (chips: readonly string[]) =>
  chips.map((chip, at) => ({
    chip,
    key: `${chip} ${chips.slice(0, at).filter((one) => one === chip).length}`,
  }));

export function ChildChips({ of, also = [], alsoLook = 'plain' }: ChildChipsProps) {
  if (of.length + also.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {numbered(of.map(childChip)).map(({ chip, key }) => (
        <li key={key}>
          <Badge>{chip}</Badge>
        </li>
      ))}
      {also.map((word) => (
        <li key={word}>
          <Badge tone={alsoLook}>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
