import type { ReactNode } from 'react';
import styles from './NestDrawing.module.css';
import { fills } from './nest-drawings.ts';

export type NestScene = 'quiet' | 'full' | 'letter' | 'shelf' | 'calendar' | 'outing' | 'lost' | 'offline';

const nest = (
  <>
    <path d="M34 92q54 22 108 0 4 46-54 46T34 92z" fill={fills.nest} />
    <path d="M30 92q58-14 116 0-58 18-116 0z" fill={fills.shell} />
    <path d="M46 108l14 18M70 112l6 24M104 112l-6 24M130 106l-14 20M20 138h316" />
  </>
);

const sprout = (
  <path d="M232 138V74m0 24q-22-2-26-24 24 0 26 24zm0 12q22-4 24-28-24 2-24 28z" fill={fills.leaf} />
);

const eggs = (
  <>
    <path d="M62 94q-10-34 12-38 22 4 12 42z" fill={fills.shell} />
    <path d="M92 98q-6-32 14-36 20 6 8 34z" fill={fills.blush} />
  </>
);

/** Drawn beside the nest, by the subject of the empty state. */
const beside: Readonly<Record<NestScene, ReactNode>> = {
  quiet: sprout,
  full: sprout,
  letter: (
    <>
      <path d="M212 84h88v54h-88z" fill={fills.blush} />
      <path d="M212 86l44 30 44-30" />
      <path d="M296 84q-2-16 10-20 10 8-2 22z" fill={fills.leaf} />
    </>
  ),
  shelf: (
    <>
      <path d="M206 120h96v18h-96z" fill={fills.water} />
      <path d="M216 102h80v18h-80z" fill={fills.blush} />
      <path d="M234 102V74h42v28z" fill={fills.shell} />
      <path d="M244 74q0-14 11-14t11 14" />
    </>
  ),
  calendar: (
    <>
      <path d="M216 76h80v62h-80z" fill={fills.water} />
      <path d="M216 76h80v17h-80z" fill={fills.nest} />
      <path d="M234 68v14M278 68v14M232 108h10M252 108h10M272 108h8M232 122h10" />
    </>
  ),
  outing: (
    <>
      <path d="M204 112l32-12 36 12 32-12v38H204z" fill={fills.shell} />
      <path d="M236 100v38M272 112v26" />
      <path d="M256 118q-26-28-26-44a26 26 0 0 1 52 0q0 16-26 44z" fill={fills.blush} />
      <circle cx="256" cy="74" r="9" fill={fills.shell} />
    </>
  ),
  lost: (
    <>
      <path d="M256 138V66" />
      <path d="M222 70h58l14 11-14 11h-58z" fill={fills.blush} />
      <path d="M290 98h-58l-14 11 14 11h58z" fill={fills.leaf} />
    </>
  ),
  offline: (
    <>
      <path
        d="M222 112q-20 0-20-17t20-17q6-22 30-22 26 0 30 26 22 0 22 15t-20 15z"
        fill={fills.water}
        transform="translate(0 -14)"
      />
      <path d="M226 112l-6 12M250 112l-6 12M274 112l-6 12" />
    </>
  ),
};

/** The logo's nest in large, for empty states. */
export function NestDrawing({ scene = 'quiet' }: { readonly scene?: NestScene }) {
  return (
    <svg className={styles.drawing} viewBox="16 8 328 136" aria-hidden="true">
      <circle cx="88" cy="78" r="62" fill={fills.sun} />
      <g className={styles.line} strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
        {scene === 'full' && eggs}
        {nest}
        {beside[scene]}
      </g>
    </svg>
  );
}
