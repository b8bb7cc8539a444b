import type { CSSProperties } from 'react';
import { type Backdrop, backdropOf, backdropStyle } from './backdrops.ts';
import styles from './WavingHand.module.css';

interface WavingHandProps {
  /** Who waves: the ground is that of their portrait. */
  readonly name: string;
  readonly backdrop?: Backdrop | undefined;
}

const fingers = [
  { turn: -24, y: 26, length: 64 },
  { turn: -8, y: 16, length: 74 },
  { turn: 8, y: 18, length: 72 },
  { turn: 23, y: 30, length: 60 },
];

const Shape = () => (
  <>
    {fingers.map(({ turn, y, length }) => (
      <rect
        key={turn}
        x="72.25"
        y={y}
        width="15.5"
        height={length}
        rx="7.75"
        transform={`rotate(${turn} 80 112)`}
      />
    ))}
    <rect x="71" y="44" width="17" height="58" rx="8.5" transform="rotate(-62 80 112)" />
    <path d="M52 92q0-16 28-16t28 16v18q0 26-28 40-28-14-28-40z" />
  </>
);

/** An open hand on somebody's ground. Its brown is tinted by the ground, because nobody has said which their skin is. */
export function WavingHand({ name, backdrop = backdropOf(name) }: WavingHandProps) {
  return (
    <span className={styles.ground} style={backdropStyle(backdrop) as CSSProperties}>
      <svg className={styles.drawing} viewBox="-38 0 232 164" aria-hidden="true">
        <circle className={styles.disc} cx="94" cy="138" r="80" />
        <g className={styles.line} transform="translate(-2 0) rotate(10 80 150)">
          <path className={styles.sleeve} d="M58 200v-56h44v56z" />
          <g className={styles.edge}>
            <Shape />
          </g>
          <g className={styles.hand}>
            <Shape />
          </g>
          <path className={styles.crease} d="M64 112q12-10 30-6M70 124q10-4 20-2" />
          <path className={styles.sleeve} d="M52 146q28-10 56 0v13q-28-10-56 0z" />
        </g>
        <path
          className={styles.motion}
          d="M34 30q-12 10-15 25M20 14Q2 30-2 54M140 34q10 9 13 22M152 16q17 14 21 38"
        />
      </svg>
    </span>
  );
}
