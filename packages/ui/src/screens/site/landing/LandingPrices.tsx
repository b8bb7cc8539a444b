import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { freeDailySwipes } from '@nestmates/domain/platform/access/features.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import styles from './LandingPrices.module.css';

const opens: Readonly<Record<PlanId, string>> = {
  free: `A profile, ${freeDailySwipes} swipes a day, your matches`,
  pro: 'Messages, babysitting swaps, check-ins, calendar, buying',
  premium: 'Also the Smart Playdate Planner, Weekly Insight and selling',
};

export function LandingPrices({ prices }: { readonly prices: Prices }) {
  return (
    <section className={styles.prices} aria-labelledby="prices">
      <h2 id="prices" className={styles.title}>
        What it <em>costs</em>
      </h2>
      <div className={styles.plans}>
        {priceList(prices).map(({ id, name, priceCents }) => (
          <div key={id} className={styles.plan}>
            <h3 className={styles.heading}>{name}</h3>
            <p>
              <span className={styles.price} data-price={id}>
                {priceCents === 0 ? '$0' : dollars(priceCents)}
              </span>
              {priceCents > 0 && <span className={styles.period}> a month</span>}
            </p>
            <p className={styles.opens}>{opens[id]}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
