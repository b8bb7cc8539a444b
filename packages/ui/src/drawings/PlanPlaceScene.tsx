import styles from './PlaceScene.module.css';

const honey = '#e3bc6e';
const cream = '#fbf5ea';
const moss = '#3c6650';
const brick = '#c9553c';

const door = (paint: string, knob: string) => (
  <>
    <path d="M84 132V34q0-10 10-10h46q10 0 10 10v98z" fill={paint} />
    <path d="M98 42h38v34H98zM98 88h38v30H98z" fill="none" />
    <circle cx="141" cy="84" r="4" fill={knob} />
    <path d="M74 132h86v10H74z" fill={cream} />
    <path d="M172 142v-16q0-4 4-4h8v12q10 0 10 8z" fill={brick} />
  </>
);

const scenes = {
  'green door': { wall: '#e3bc6e', floor: '#d4a74f', drawn: door(moss, honey) },
  'yellow door': { wall: '#9fb09d', floor: '#889b86', drawn: door(honey, brick) },
  park: {
    wall: '#aabcc4',
    floor: '#93a8b0',
    drawn: (
      <>
        <path d="M46 142V96h14v46z" fill="#b87f56" />
        <circle cx="53" cy="66" r="34" fill={moss} />
        <path d="M112 142V62M146 142V62M112 84h34M112 104h34M112 124h34" fill="none" />
        <path d="M104 62q25-22 50 0z" fill={brick} />
        <path d="M146 70q14 4 20 22 10 34 30 36v14q-38 0-50-40z" fill={honey} />
      </>
    ),
  },
} as const;

export type PlanPlaceDrawing = keyof typeof scenes;

/** Where a plan takes place, for a small picture to choose by: a door of one of the two, or a park. */
export function PlanPlaceScene({ of }: { readonly of: PlanPlaceDrawing }) {
  const { wall, floor, drawn } = scenes[of];
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 200 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="200" height="160" fill={wall} />
      <path d="M0 134h200v26H0z" fill={floor} />
      <g stroke="#33201c" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {drawn}
      </g>
    </svg>
  );
}
