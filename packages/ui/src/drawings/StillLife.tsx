import styles from './StillLife.module.css';
import { type Shape, type StillLifeDrawing, type StillLifeName, stillLifes } from './still-lifes.ts';

const ink = '#33201c';
/** Tall for cards, broad for a picture across a column, wide with space around what is drawn. */
const boxes = { tall: '0 48 400 432', broad: '-62 118 460 300', wide: '-172 0 700 424' } as const;

function Drawn({ shape }: { readonly shape: Shape }) {
  if ('d' in shape) return <path d={shape.d} fill={shape.fill ?? 'none'} transform={shape.move} />;
  return <circle cx={shape.cx} cy={shape.cy} r={shape.r} fill={shape.fill} />;
}

export interface StillLifeProps {
  readonly of: StillLifeName;
  readonly box?: keyof typeof boxes;
}

/** A decorative drawing. Fills its parent and stands on the lower edge; the background extends beyond the view box. */
export function StillLife({ of, box = 'tall' }: StillLifeProps) {
  const drawing: StillLifeDrawing = stillLifes[of];
  return (
    <svg
      className={styles.stillLife}
      viewBox={boxes[box]}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <rect x="-1600" y="-2000" width="3600" height="2600" fill={drawing.background} />
      <path d="M-1600 366H2000v234H-1600z" fill={drawing.table} />
      <ellipse cx="208" cy="392" rx="142" ry="14" fill={ink} opacity=".16" />
      <g stroke={ink} strokeWidth="5.5" strokeLinejoin="round" strokeLinecap="round">
        {drawing.shapes.map((shape) => (
          <Drawn key={JSON.stringify(shape)} shape={shape} />
        ))}
      </g>
    </svg>
  );
}
