import { BadgeCheck, Flag, Lock, MapPinOff } from 'lucide-react';
import type { Line } from './LandingLine.tsx';
import styles from './LandingSafety.module.css';

const promises: readonly Line[] = [
  {
    Icon: MapPinOff,
    title: 'Never finer than a zip code.',
    words: 'What is computed is what is shown. You can hide your zip code, too.',
  },
  {
    Icon: BadgeCheck,
    title: 'Photo checked by a person.',
    words: 'Two poses, compared with your photos, deleted after seven days.',
  },
  {
    Icon: Lock,
    title: 'Both say yes first.',
    words: 'Nobody can write to you before you have connected.',
  },
  {
    Icon: Flag,
    title: 'A report reaches a person.',
    words: 'She looks at it, decides in words, and nobody learns who told us.',
  },
];

export function LandingSafety() {
  return (
    <section aria-labelledby="safe">
      <h2 id="safe" className={styles.title}>
        Safe, <em>in plain words</em>
      </h2>
      <ul className={styles.list}>
        {promises.map(({ Icon, title, words }) => (
          <li key={title} className={styles.promise}>
            <Icon className={styles.icon} aria-hidden />
            <p>
              <strong>{title}</strong> <span className={styles.words}>{words}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
