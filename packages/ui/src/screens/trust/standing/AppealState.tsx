import type { StandingDecision } from '@nestmates/application/trust/standing/contract.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { dateText } from '../trust-dates.ts';
import styles from './StandingScreen.module.css';

/** What became of an appeal; nothing while there may still be one. */
export function AppealState({ appeal }: { readonly appeal: NonNullable<StandingDecision['appeal']> }) {
  switch (appeal.state) {
    case 'open':
      return null;
    case 'waiting':
      return (
        <Banner look="waiting" title="You have appealed">
          Somebody looks at it again, and writes to you.
        </Banner>
      );
    case 'upheld':
      return <Banner title="Your appeal was looked at: the decision stays">{appeal.answer}</Banner>;
    case 'overturned':
      return (
        <Banner look="good" title="Your appeal was granted: the decision was taken back">
          {appeal.answer}
        </Banner>
      );
    case 'closed':
      return <p className={styles.quiet}>It could be appealed until {dateText(appeal.until)}.</p>;
  }
}
