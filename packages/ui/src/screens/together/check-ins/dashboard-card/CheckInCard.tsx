import { useRef } from 'react';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { useFocusContainerWhenLost } from '../../../../focus/use-focus-container-when-lost.ts';
import { CurrentCheckIn, type CurrentState } from '../CurrentCheckIn.tsx';
import styles from './CheckInCard.module.css';

/** The member's check-in on the dashboard. Renders nothing while loading and if there is none. */
export function CheckInCard({ state }: { readonly state: CurrentState }) {
  const card = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(card, state.kind);
  if (state.kind === 'failed') return <LoadError what="your check-in" onRetry={state.onRetry} />;
  if (state.kind !== 'current') return null;
  return (
    <div ref={card} className={styles.card} tabIndex={-1}>
      <CurrentCheckIn {...state} />
    </div>
  );
}
