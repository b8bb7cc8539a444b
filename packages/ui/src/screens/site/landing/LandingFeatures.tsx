import { HeartHandshake, MapPin, ShieldCheck, Smartphone } from 'lucide-react';
import styles from './LandingFeatures.module.css';
import { LandingLine, type Line } from './LandingLine.tsx';

const features: readonly Line[] = [
  {
    Icon: HeartHandshake,
    title: 'Smart Matching',
    words:
      'Children’s ages, your style, your free afternoons: a score you can read, with the reasons beside it.',
  },
  {
    Icon: ShieldCheck,
    title: 'Safe Messaging',
    words: 'Secure messages, only with moms you have both said yes to.',
  },
  {
    Icon: MapPin,
    title: 'Local Connections',
    words: 'Verified moms in your area. We show roughly how near, never where.',
  },
];

export const mobileFirst: Line = {
  Icon: Smartphone,
  title: 'Mobile First',
  words: 'Made for one hand, with a child on the other arm.',
};

function Stats() {
  return (
    <section className={styles.stats} aria-label="In figures">
      <p className={styles.stat}>
        <strong className={styles.figure}>500+</strong> <span>daily matches</span>
      </p>
      <p className={styles.stat}>
        <strong className={styles.figure}>95%</strong> <span>satisfaction</span>
      </p>
    </section>
  );
}

export function LandingFeatures() {
  return (
    <div className={styles.row}>
      <section className={styles.features} aria-label="What it does">
        {features.map((feature) => (
          <LandingLine key={feature.title} {...feature} wide="column" />
        ))}
      </section>
      <Stats />
    </div>
  );
}
