import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { SwapOutcome } from '@nestmates/domain/together/swaps/swap.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import styles from './SwapOutcomeAnswer.module.css';

interface SwapOutcomeAnswerProps {
  readonly swap: Pick<SwapView, 'outcomes' | 'user'>;
  readonly sending: boolean;
  onOutcome(outcome: SwapOutcome): void;
}

const choices: readonly { readonly outcome: SwapOutcome; readonly label: string }[] = [
  { outcome: 'yes', label: 'Yes' },
  { outcome: 'rearranged', label: 'Rearranged' },
  { outcome: 'no', label: 'No' },
];

const said: Readonly<Record<SwapOutcome, string>> = {
  yes: 'that it happened',
  rearranged: 'that it was rearranged',
  no: 'that it did not happen',
};

function resultText(mine: SwapOutcome, theirs: SwapOutcome | null, name: string): string {
  if (theirs === null) return `You said ${said[mine]}. ${name} has not answered yet.`;
  if (mine === theirs) return `You both said ${said[mine]}.${mine === 'yes' ? ' One more swap done!' : ''}`;
  return `You said ${said[mine]}, and ${name} ${said[theirs]}.`;
}

/** The question whether a swap happened, or what was answered. */
export function SwapOutcomeAnswer({ swap, sending, onOutcome }: SwapOutcomeAnswerProps) {
  const { mine, theirs } = swap.outcomes;
  const { firstName } = swap.user;
  if (mine !== null) return <p className={styles.result}>{resultText(mine, theirs, firstName)}</p>;
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>Did it happen?</legend>
      <p className={styles.note}>{firstName} reads your answer once she has given hers.</p>
      <div className={styles.choices}>
        {choices.map(({ outcome, label }) => (
          <Button
            key={outcome}
            look="outline"
            size="small"
            pending={sending}
            onClick={() => onOutcome(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
