import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import { PublicFooter } from '../legal/PublicFooter.tsx';
import { PublicHeader } from '../legal/PublicHeader.tsx';
import { LandingClosing } from './LandingClosing.tsx';
import { LandingFeatures, mobileFirst } from './LandingFeatures.tsx';
import { LandingHelpers } from './LandingHelpers.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingLine } from './LandingLine.tsx';
import { LandingMarketplace } from './LandingMarketplace.tsx';
import { LandingPrices } from './LandingPrices.tsx';
import { LandingSafety } from './LandingSafety.tsx';
import styles from './LandingScreen.module.css';
import { LandingSwaps } from './LandingSwaps.tsx';

export interface LandingState {
  readonly kind: 'visitor' | 'signed-in';
  readonly prices: Prices;
}

/** Prerendered to static HTML at build time, so it must work without a script. */
export function LandingScreen({ state: { kind, prices } }: { readonly state: LandingState }) {
  return (
    <div className={styles.page}>
      <PublicHeader signedIn={kind === 'signed-in'} />
      <main>
        <LandingHero />
        <LandingFeatures />
        <LandingSwaps />
        <div className={styles.middle}>
          <div className={styles.marketplace}>
            <LandingMarketplace />
          </div>
          <div className={styles.mobileFirst}>
            <LandingLine {...mobileFirst} wide="row" />
          </div>
          <div className={styles.helpers}>
            <LandingHelpers />
          </div>
          <div className={styles.safety}>
            <LandingSafety />
          </div>
        </div>
        <LandingPrices prices={prices} />
        <LandingClosing />
      </main>
      <PublicFooter />
    </div>
  );
}
