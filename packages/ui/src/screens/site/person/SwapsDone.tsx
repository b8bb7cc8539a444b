import { NestDrawing } from '../../../drawings/NestDrawing.tsx';
import {
  type SwapsOfTwo,
  swapsDone,
  swapsDoneTitle,
  turnText,
} from '../../together/plans/swaps-done-text.ts';
import styles from './SwapsDone.module.css';

interface SwapsDoneProps {
  readonly swaps: SwapsOfTwo;
  readonly name: string;
}

/** The swaps that both said to have happened, and whose turn it is. */
export function SwapsDone({ swaps, name }: SwapsDoneProps) {
  const count = swapsDone(swaps);
  if (count === 0) return null;
  return (
    <section className={styles.swaps}>
      <div className={styles.nest}>
        <NestDrawing scene="full" />
      </div>
      <div>
        <h2 className={styles.title}>{swapsDoneTitle(count)}</h2>
        <p className={styles.turn}>{turnText(swaps, name)}</p>
      </div>
    </section>
  );
}
