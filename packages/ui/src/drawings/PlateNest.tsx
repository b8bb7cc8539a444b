import styles from './PlateNest.module.css';

export type EggCount = 1 | 2 | 3;

const line = '#2b0f16';
const eggFills = ['#fff3ea', '#f2cf84', '#bfd3c0'] as const;

/** Place of each egg, by how many there are. */
const places: Readonly<Record<EggCount, readonly (readonly [x: number, y: number])[]>> = {
  1: [[100, 54]],
  2: [
    [80, 56],
    [120, 56],
  ],
  3: [
    [64, 58],
    [100, 52],
    [136, 58],
  ],
};

/** The nest of the mark on a coloured plate, with an egg for each who is in it. The eggs drop in once. */
export function PlateNest({ eggs }: { readonly eggs: EggCount }) {
  const [rx, ry] = eggs === 1 ? [28, 35] : [22, 28];
  return (
    <svg className={styles.nest} viewBox="0 0 200 136" aria-hidden="true">
      <g stroke={line} strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
        <g className={styles.eggs}>
          {places[eggs].map(([x, y], index) => (
            <ellipse
              key={x}
              cx={x}
              cy={y}
              rx={rx}
              ry={ry}
              fill={eggFills[index]}
              transform={`rotate(${(index - (eggs - 1) / 2) * 7} ${x} ${y})`}
            />
          ))}
        </g>
        <path d="M14 74q86 24 172 0 6 58-86 58T14 74z" fill="#d58f6e" />
        <path d="M6 76q94-24 188 0-94 26-188 0z" fill="#fbf5ea" />
        <path
          d="M36 92l18 24M68 98l8 30M100 100v30M132 98l-8 30M164 92l-18 24M24 104q24 10 40 6M176 104q-24 10-40 6M86 116q14 4 28 0"
          fill="none"
        />
      </g>
    </svg>
  );
}
