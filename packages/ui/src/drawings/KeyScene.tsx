import styles from './KeyScene.module.css';
import { PlateNest } from './PlateNest.tsx';

const cream = '#fbf5ea';
const honey = '#e3bc6e';

/** A closed door with its key on the hook, and the nest in front: an account that is safe again. */
export const KeyScene = () => (
  <div className={styles.scene}>
    <svg
      className={styles.wall}
      viewBox="0 0 651 587"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d="M-1200-800h3000v1256h-3000z" fill="#e8cba9" />
      <path d="M-1200 456h3000v400h-3000z" fill="#d9b48b" />
      <g stroke="#33201c" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M123 464V102q0-20 20-20h186q20 0 20 20v362z" fill="#3c6650" />
        <path d="M160 130h158v102H160zM160 286h158v122H160z" fill="none" />
        <circle cx="332" cy="262" r="9" fill={honey} />
        <path d="M93 461h283v26H93z" fill={cream} />
        <path d="M468 196v14q0 16 14 18M536 196v14q0 16 14 18" fill="none" />
        <path d="M428 159h144v37H428z" fill={cream} />
        <path d="M465 290h21v44h30v22h-18v14h18v22h-30v12h-21z" fill={honey} />
        <path
          d="M475.500 227a34 34 0 1 0 .1 0zM475.500 249a12 12 0 1 1-.1 0z"
          fill={honey}
          fillRule="evenodd"
        />
      </g>
    </svg>
    <div className={styles.nest}>
      <PlateNest eggs={1} />
    </div>
  </div>
);
