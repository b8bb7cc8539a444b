import { MapPin } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { signUpPath } from '../../platform/sign-up-path.ts';
import { LandingCards } from './LandingCards.tsx';
import styles from './LandingHero.module.css';

/** A form of plain HTML: the page has no script. The auth page shows the answer, above the form for signing up. */
function NearForm() {
  return (
    <form className={styles.near} action="/auth" aria-label="See who is near">
      <input type="hidden" name="mode" value="sign-up" />
      <label className={styles.zip}>
        <MapPin aria-hidden />
        <span className={styles.visuallyHidden}>Your ZIP code</span>
        <input
          name="zip"
          className={styles.input}
          placeholder="Your ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="\d{5}"
          title="Five digits"
          maxLength={5}
          required
        />
      </label>
      <Button type="submit" look="outline">
        See who is near
      </Button>
    </form>
  );
}

export function LandingHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          Friendship <br />
          Just <em>Got Easier</em> <br />
          for Moms
        </h1>
        <p className={styles.lead}>Swipe to connect for playdates, babysitting swaps, and more.</p>
        <div className={styles.start}>
          <LinkButton href={signUpPath} wide>
            Start Connecting Today
          </LinkButton>
        </div>
        <NearForm />
      </div>
      <LandingCards />
    </section>
  );
}
