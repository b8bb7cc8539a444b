import { PublicFooter } from '../legal/PublicFooter.tsx';
import { PublicHeader } from '../legal/PublicHeader.tsx';
import { LandingClosing } from './LandingClosing.tsx';
import { LandingFeatures, LandingStats } from './LandingFeatures.tsx';
import { LandingHelpers } from './LandingHelpers.tsx';
import { LandingHero } from './LandingHero.tsx';
import styles from './LandingScreen.module.css';
import { LandingStories } from './LandingStories.tsx';

export type LandingState = { readonly kind: 'visitor' } | { readonly kind: 'signed-in' };

/** Prerendered to static HTML at build time, so it must work without a script. */
export function LandingScreen({ state }: { readonly state: LandingState }) {
  return (
    <div className={styles.page}>
      <PublicHeader signedIn={state.kind === 'signed-in'} />
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
