import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import { unbroken } from '../../swaps-and-playdates/EntryCard.tsx';
import type { OwnChild } from '../request/ChildrenChoice.tsx';
import type { AnsweredSwap } from '../SwapAnswer.tsx';
import { swapSentence } from '../swap-sentence.ts';
import styles from './ThreadSwap.module.css';

interface AgreedSwapProps {
  readonly swap: AnsweredSwap;
  readonly own: readonly OwnChild[];
}

/** What became of a request: the sentence of its list, which leads to it there. */
export function AgreedSwap({ swap, own }: AgreedSwapProps) {
  const { before, when, after } = swapSentence(swap, { own });
  return (
    <Link className={styles.agreed} href={entryPath('/babysitting-swaps', swap.id, 'confirmed')}>
      <CircleCheck className={styles.icon} aria-hidden />
      <span>
        {before} <b>{unbroken(when ?? '')}</b>
        <small>{after}</small>
      </span>
      <ChevronRight className={styles.icon} aria-hidden />
    </Link>
  );
}
