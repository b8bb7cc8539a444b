import { Button } from '../../../components/actions/Button.tsx';
import styles from './SendButton.module.css';

interface SendButtonProps {
  readonly to: string;
  readonly sending: boolean;
  readonly pendingLabel: string;
}

/** The button of a plan; a long name, which the page says in full, takes no second line of the footer. */
export const SendButton = ({ to, sending, pendingLabel }: SendButtonProps) => (
  <Button type="submit" wide pending={sending} pendingLabel={pendingLabel}>
    <span className={styles.words}>Send to {to}</span>
  </Button>
);
