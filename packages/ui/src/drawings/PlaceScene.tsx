import styles from './PlaceScene.module.css';

const honey = '#e3bc6e';
const cream = '#fbf5ea';
const bark = '#8c6a4a';
const brick = '#c9553c';

const scenes = {
  door: {
    box: '20 60 280 401',
    wideBox: '20 66 560 395',
    wall: '#e8cba9',
    floor: '#d9b48b',
    drawn: (
      <>
        <path d="M64 372V122q0-14 14-14h116q14 0 14 14v250z" fill="#3c6650" />
        <path d="M88 138h96v84H88zM88 244h96v106H88z" fill="none" />
        <circle cx="190" cy="246" r="7" fill={honey} />
        <path d="M232 380v-30q0-12 12-12h20v24q26 2 26 18z" fill={honey} />
        <path d="M372 124h150v148H372z" fill="#c3d6d3" />
        <path d="M447 124v148M372 198h150M358 272h178" fill="none" />
        <path d="M420 372l-12-56h86l-12 56z" fill={brick} />
        <path d="M451 316q-6-40-34-46 2 36 34 46zm0 0q2-46 34-56 4 42-34 56z" fill="#7f9a7a" />
      </>
    ),
  },
  playground: {
    box: '412 66 270 387',
    wideBox: '0 60 700 400',
    wall: '#c9d1bd',
    floor: '#a9b79a',
    drawn: (
      <>
        <path d="M86 372V236h26v136z" fill={bark} />
        <path d="M18 180q0-84 82-84t82 84q0 74-82 74t-82-74z" fill="#7f9a7a" />
        <path d="M62 150q12-30 40-32M128 224q22-6 26-26" fill="none" />
        <path d="M240 372v-44h142v44M226 328h170" fill="none" />
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

/** Place where two members meet, for a picture beside a portrait, or alone in one that is wide. Fills its parent. */
export function PlaceScene({ of, wide = false }: { readonly of: Place; readonly wide?: boolean }) {
  const { box, wideBox, wall, floor, drawn } = scenes[of];
  return (
    <svg
      className={styles.scene}
      viewBox={wide ? wideBox : box}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="700" height="500" fill={wall} />
      <path d="M0 366h700v140H0z" fill={floor} />
      <g stroke="#33201c" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
        {drawn}
      </g>
    </svg>
  );
}
