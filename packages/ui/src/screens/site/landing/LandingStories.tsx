import { Smartphone } from 'lucide-react';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { people } from '../../../drawings/people.ts';
import { StillLife } from '../../../drawings/StillLife.tsx';
import styles from './LandingStories.module.css';

export function LandingStories() {
  return (
    <section className={styles.stories} aria-label="What else it does">
      <article>
        <div className={styles.pair}>
          <div className={styles.left}>
            <Portrait {...people.hannah} zoom={1.24} shift={-5}>
              <Notch corner="left" size="small">
                Saturday
              </Notch>
            </Portrait>
          </div>
          <div className={styles.right}>
            <Portrait {...people.dana} zoom={1.24}>
              <Notch size="small">Tuesday</Notch>
            </Portrait>
          </div>
        </div>
        <h2 className={styles.title}>Babysitting Swaps</h2>
        <p className={styles.text}>
          Two hours for you on Saturday, two hours for her on Tuesday. No money changes hands.
        </p>
      </article>
      <article>
        <div className={styles.item}>
          <Picture picture={<StillLife of="bike" box="broad" />}>
            <Notch corner="left" size="small">
              $48.00
            </Notch>
          </Picture>
        </div>
        <h2 className={styles.title}>Mom Marketplace</h2>
        <p className={styles.text}>
          Buy, sell and trade kids’ things nearby. Your payment is held until you have them.
        </p>
      </article>
      <article className={styles.brief}>
        <div className={`${styles.item} ${styles.onlyWide}`}>
          <Picture picture={<StillLife of="phone" />} />
        </div>
        <Smartphone className={styles.icon} aria-hidden />
        <h2 className={styles.title}>Mobile First</h2>
        <p className={styles.text}>Made for one hand, with a child on the other arm.</p>
      </article>
    </section>
  );
}
