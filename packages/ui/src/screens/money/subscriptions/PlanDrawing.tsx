import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { fills } from '../../../drawings/nest-drawings.ts';
import styles from './PlanDrawing.module.css';

interface Egg {
  readonly cx: number;
  readonly cy: number;
  readonly fill: string;
}

/** One more egg for each higher plan. */
const eggs: Readonly<Record<PlanId, readonly Egg[]>> = {
  free: [{ cx: 88, cy: 74, fill: fills.shell }],
  pro: [
    { cx: 70, cy: 77, fill: fills.shell },
    { cx: 106, cy: 75, fill: fills.leaf },
  ],
  premium: [
    { cx: 88, cy: 69, fill: fills.sun },
    { cx: 58, cy: 79, fill: fills.shell },
    { cx: 118, cy: 79, fill: fills.water },
  ],
};

/** The logo's nest on a table; the price covers its left side. */
export function PlanDrawing({ of }: { readonly of: PlanId }) {
  return (
    <svg
      className={styles.drawing}
      data-plan={of}
      viewBox="-112 24 290 138"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path className={styles.background} d="M-1600-1600h3400v3400h-3400z" />
      <path className={styles.table} d="M-1600 122h3400v1700h-3400z" />
      <g className={styles.nest}>
        <ellipse className={styles.shadow} cx="90" cy="139" rx="58" ry="6" />
        <g className={styles.line}>
          {eggs[of].map(({ cx, cy, fill }) => (
            <ellipse key={cx} cx={cx} cy={cy} rx="17" ry="24" fill={fill} />
          ))}
          <path d="M34 92q54 22 108 0 4 46-54 46T34 92z" fill={fills.nest} />
          <path d="M30 92q58-14 116 0-58 18-116 0z" fill={fills.shell} />
          <path d="M46 108l14 18M70 112l6 24M104 112l-6 24M130 106l-14 20" fill="none" />
        </g>
      </g>
    </svg>
  );
}
