import { crisisHelp } from '@nestmates/domain/trust/reports/crisis-help.ts';
import { MessageCircle, Phone, Siren } from 'lucide-react';
import { Link } from '../../../components/actions/Link.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import styles from './CrisisHelp.module.css';

const { crisisLine, emergency, talkingLine } = crisisHelp;

/** Whom to call first: for whoever is in a crisis, and for whoever worries. */
export const CrisisHelp = () => (
  <section className={styles.help} aria-label="Help first">
    <div className={styles.line}>
      <p className={styles.number}>{crisisLine.number}</p>
      <p>
        <strong>{crisisLine.name}</strong>
        <br />
        Somebody answers, day and night, free. For her, and for you.
      </p>
      <div className={styles.ways}>
        <LinkButton look="yes" href={`tel:${crisisLine.number}`} icon={<Phone aria-hidden />}>
          Call {crisisLine.number}
        </LinkButton>
        <LinkButton look="outline" href={`sms:${crisisLine.number}`} icon={<MessageCircle aria-hidden />}>
          Text {crisisLine.number}
        </LinkButton>
      </div>
    </div>
    <Link className={styles.emergency} href={`tel:${emergency}`}>
      <Siren aria-hidden />
      In danger right now? Call {emergency}
      <Phone aria-hidden />
    </Link>
    <p className={styles.talking}>
      To talk: {talkingLine.name}, call or text{' '}
      <Link className={styles.call} href={`tel:${talkingLine.number}`}>
        {talkingLine.number}
      </Link>
      . It is for talking, and no crisis line.
    </p>
  </section>
);
