import { HeartHandshake, type LucideIcon, MapPin, ShieldCheck } from 'lucide-react';
import styles from './LandingFeatures.module.css';

interface Feature {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly words: string;
}

const features: readonly Feature[] = [
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

export function LandingFeatures() {
  return (
    <section className={styles.features} aria-label="What it does">
      {features.map(({ Icon, title, words }) => (
        <div key={title} className={styles.feature}>
          <Icon className={styles.icon} aria-hidden />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{words}</p>
        </div>
      ))}
    </section>
  );
}

export function LandingStats() {
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
