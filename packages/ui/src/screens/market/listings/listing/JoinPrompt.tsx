import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { PromoCard } from '../../../../components/layout/PromoCard.tsx';
import { signUpPath } from '../../../platform/sign-up-path.ts';
import styles from './JoinPrompt.module.css';

/** Shown to visitors of a listing. */
export function JoinPrompt() {
  return (
    <PromoCard
      title={
        <>
          Join to <em>buy it</em>
        </>
      }
    >
      <p>
        Nestmates is where mothers near you meet, help each other, and pass on what their children outgrow.
      </p>
      <div className={styles.links}>
        <LinkButton href={signUpPath}>Get Started</LinkButton>
      </div>
    </PromoCard>
  );
}
