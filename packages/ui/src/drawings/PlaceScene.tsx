import styles from './PlaceScene.module.css';

const honey = '#e3bc6e';
const cream = '#fbf5ea';
const bark = '#8c6a4a';
const brick = '#c9553c';

const scenes = {
  door: {
    box: '20 60 280 401',
    wall: '#e8cba9',
    floor: '#d9b48b',
    drawn: (
      <>
        <path d="M64 372V122q0-14 14-14h116q14 0 14 14v250z" fill="#3c6650" />
        <path d="M88 138h96v84H88zM88 244h96v106H88z" fill="none" />
        <circle cx="190" cy="246" r="7" fill={honey} />
        <path d="M232 380v-30q0-12 12-12h20v24q26 2 26 18z" fill={honey} />
      </>
    ),
  },
  playground: {
    box: '412 66 270 387',
    wall: '#c9d1bd',
    floor: '#a9b79a',
    drawn: (
      <>
        <path d="M86 372V236h26v136z" fill={bark} />
        <path d="M560 150h96v20h-96z" fill={brick} />
        <path d="M568 170h14v210h-14zM636 170h14v210h-14z" fill={cream} />
        <path d="M582 224h54M582 272h54M582 320h54" fill="none" />
        <path
          d="M560 168q-20 4-28 28l-46 130q-10 26-40 28h-24v22h34q40-2 54-40l44-124q8-22 14-22z"
          fill={honey}
        />
        <path d="M612 150v-56l44 18-44 18" fill="#8c2340" />
      </>
    ),
  },
} as const;

export type Place = keyof typeof scenes;

/** Where two members meet, for a picture beside a portrait. Fills its parent. */
export function PlaceScene({ of }: { readonly of: Place }) {
  const { box, wall, floor, drawn } = scenes[of];
  return (
    <svg className={styles.scene} viewBox={box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="700" height="500" fill={wall} />
      <path d="M0 366h700v140H0z" fill={floor} />
      <g stroke="#33201c" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
        {drawn}
      </g>
    </svg>
  );
}
