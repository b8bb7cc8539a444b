import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { AvatarRow } from '../../../components/people/AvatarRow.tsx';
import { people } from '../../../drawings/people.ts';
import { signUpPath } from '../../platform/sign-up-path.ts';
import styles from './LandingClosing.module.css';

const faces = [people.hannah, people.noor, people.mei, people.dana];

export function LandingClosing() {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <AvatarRow people={faces} size="large" />
      <h2 id="closing" className={styles.title}>
        Ready to Make <br />
        <em>New Mom Friends?</em>
      </h2>
      <LinkButton href={signUpPath}>Get Started Free</LinkButton>
    </section>
  );
}
