import { Check, X } from 'lucide-react';
import styles from './Foundation.module.css';

const examples = [
  ['We could not reach the server. Your message is kept here.', 'Oops! Something went wrong :('],
  ['No Matches Yet. Say hello to someone nearby.', 'No data'],
  ['Logging in...', 'Please wait while we process your request'],
  ['Held until Monday, June 8, 2:10 PM', 'Funds are in escrow'],
  ['Yes, delete my account', 'OK'],
  ['within 5 km', '3.7 km away'],
] as const;

export function WordingExamples() {
  return (
    <div>
      {examples.map(([say, not]) => (
        <div key={say} className={styles.example}>
          <p className={styles.do}>
            <Check aria-label="Say" role="img" />
            {say}
          </p>
          <p className={styles.dont}>
            <X aria-label="Not" role="img" />
            {not}
          </p>
        </div>
      ))}
    </div>
  );
}
