import { NestDrawing } from '../../../drawings/NestDrawing.tsx';
import { swapsDoneTitle, turnText } from '../../together/plans/swaps-done-text.ts';
import styles from './SwapsDone.module.css';

interface SwapsDoneProps {
  readonly swapsForMe: number;
  readonly swapsForOther: number;
  readonly name: string;
}

/** The swaps that both said to have happened, and whose turn it is. */
export function SwapsDone({ swapsForMe, swapsForOther, name }: SwapsDoneProps) {
  const count = swapsForMe + swapsForOther;
  if (count === 0) return null;
  return (
    <section className={styles.swaps}>
      <div className={styles.nest}>
        <NestDrawing scene="full" />
      </div>
      <div>
        <h2 className={styles.title}>{swapsDoneTitle(count)}</h2>
        <p className={styles.turn}>{turnText(swapsForMe, swapsForOther, name)}</p>
      </div>
    </section>
  );
}
