import { productName } from '@nestmates/domain/shared/product.ts';
import { Link } from '../../components/actions/Link.tsx';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import { PublicFooter } from '../legal/PublicFooter.tsx';
import { LandingClosing } from './LandingClosing.tsx';
import { LandingFeatures, LandingStats } from './LandingFeatures.tsx';
import { LandingHelpers } from './LandingHelpers.tsx';
import { LandingHero } from './LandingHero.tsx';
import styles from './LandingScreen.module.css';
import { LandingStories } from './LandingStories.tsx';

export type LandingState = { readonly kind: 'visitor' } | { readonly kind: 'signed-in' };

/** Prerendered to static HTML at build time, so it must work without a script. */
export function LandingScreen({ state }: { readonly state: LandingState }) {
  const signedIn = state.kind === 'signed-in';
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.brand} href="/" aria-label={productName}>
          <Wordmark />
        </Link>
        {signedIn ? (
          <LinkButton size="small" href="/dashboard">
            Go to Dashboard
          </LinkButton>
        ) : (
          <nav className={styles.links} aria-label="Account">
            <Link className={styles.logIn} href="/auth">
              Log In
            </Link>
            <LinkButton size="small" href="/auth">
              Get Started
            </LinkButton>
          </nav>
        )}
      </header>
      <main>
        <LandingHero />
        <LandingFeatures />
        <LandingStats />
        <LandingStories />
        <LandingHelpers />
        <LandingClosing />
      </main>
      <PublicFooter />
    </div>
  );
}
