import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { ReactNode } from 'react';
import styles from './PoseDrawing.module.css';

const palm = (x: number, y: number) => <rect x={x - 8} y={y - 7} width="16" height="15" rx="6" />;
const finger = (x: number, y: number, length = 13) => (
  <rect key={`${x} ${y}`} x={x - 2} y={y - length} width="4" height={length + 4} rx="2" />
);
const arm = (x: number, y: number) => (
  <path className={styles.arm} d={`M${x} ${y + 8} Q${x + 2} 96 ${x - 8} 116`} />
);
/** Place beside the face. */
const beside = { x: 96, y: 58 };
const raised = (fingers: ReactNode) => (
  <>
    {arm(beside.x, beside.y)}
    {palm(beside.x, beside.y)}
    {fingers}
  </>
);
const pointing = (x: number, y: number) => (
  <path className={styles.arm} d={`M${x} ${y} L${x + 22} ${y + 20} Q100 98 92 116`} />
);

/** The hand in each pose, seen as in a mirror, on a drawing 120 wide and high. */
const hands: Readonly<Partial<Record<Pose, ReactNode>>> = {
  'open-hand': raised([-6, -2, 2, 6].map((x) => finger(beside.x + x, beside.y - 4))),
  'two-fingers': raised([finger(beside.x - 4, beside.y - 4, 16), finger(beside.x + 4, beside.y - 4, 16)]),
  'thumb-up': raised(finger(beside.x - 5, beside.y - 4, 12)),
  fist: raised(null),
  'hand-on-head': (
    <>
      <path className={styles.arm} d="M78 20 Q112 26 106 70 Q102 96 94 116" />
      <rect x="46" y="14" width="34" height="10" rx="5" />
    </>
  ),
  'hand-on-cheek': (
    <>
      <path className={styles.arm} d="M88 66 Q98 92 92 116" />
      <rect x="78" y="44" width="12" height="30" rx="6" transform="rotate(8 84 58)" />
    </>
  ),
  'finger-on-nose': pointing(61, 54),
  'finger-on-chin': pointing(61, 76),
  'hand-on-ear': (
    <>
      <path className={styles.arm} d="M92 60 Q106 88 94 116" />
      <path d="M86 38 q14 8 4 30 q-6 -2 -6 -10 z" />
    </>
  ),
};

/** How far the face is turned. */
const turns: Readonly<Partial<Record<Pose, readonly [number, number]>>> = {
  'look-left': [13, 0],
  'look-right': [-13, 0],
  'look-up': [0, -11],
};

/** What the words of the pose say, drawn. */
export function PoseDrawing({ pose }: { readonly pose: Pose }) {
  const [x, y] = turns[pose] ?? [0, 0];
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden>
      <path className={styles.body} d="M18 120 Q22 88 60 88 Q98 88 102 120 Z" />
      <rect className={styles.skin} x="52" y="74" width="16" height="20" rx="6" />
      <circle className={styles.skin} cx="60" cy="50" r="28" />
      <path className={styles.hair} d="M32 50 Q30 20 60 20 Q90 20 88 50 Q84 32 60 32 Q36 32 32 50 Z" />
      <g transform={`translate(${x} ${y})`}>
        <circle className={styles.ink} cx="51" cy="50" r="2.5" />
        <circle className={styles.ink} cx="69" cy="50" r="2.5" />
        <path className={styles.line} d="M60 52 v6" />
        <path className={styles.line} d="M53 65 Q60 70 67 65" />
      </g>
      <g className={styles.hand}>{hands[pose]}</g>
    </svg>
  );
}
