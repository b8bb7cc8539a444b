import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { people } from '../../../drawings/people.ts';
import styles from './LandingHero.module.css';

export function LandingHero() {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          Friendship <br />
          Just <em>Got Easier</em> <br />
          for Moms
        </h1>
        <p className={styles.lead}>Swipe to connect for playdates, babysitting swaps, and more.</p>
        <LinkButton href="/auth">Start Connecting Today</LinkButton>
      </div>
      <div className={styles.people}>
        <figure className={styles.priya}>
          <Portrait {...people.priya} zoom={1.28} eager>
            <Notch>
              87
              <span className={styles.visuallyHidden}> out of 100: an excellent match</span>
            </Notch>
          </Portrait>
          <figcaption className={styles.caption}>
            <strong>Priya, 33</strong>
            <span>Girl, 4 · Boy, 1</span>
          </figcaption>
        </figure>
        <div className={styles.others}>
          <div className={styles.amara}>
            <Portrait {...people.amara} zoom={1.12} eager />
          </div>
          <div className={styles.claire}>
            <Portrait {...people.claire} eager />
          </div>
        </div>
      </div>
    </section>
  );
}
