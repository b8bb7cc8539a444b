import type { ReactNode } from 'react';
import { CopyToken } from './CopyToken.tsx';
import styles from './Foundation.module.css';

const roles = [
  {
    role: styles.display,
    name: 'display',
    measure: '54/54 at 420',
    words: (
      <>
        Friendship <em>Just</em>
      </>
    ),
  },
  {
    role: styles.titleRole,
    name: 'title',
    measure: '40/42 at 420',
    words: (
      <>
        Parenting <em>Style</em>
      </>
    ),
  },
  { role: styles.headingRole, name: 'heading', measure: '24/28 at 480', words: 'Today’s Snapshot' },
  { role: styles.strong, name: 'strong', measure: '16/24 at 600', words: 'Start Swiping' },
  {
    role: undefined,
    name: 'body',
    measure: '16/24 at 400',
    words: 'New to Kensington. We are at the playground most days before lunch.',
  },
  { role: styles.smallRole, name: 'small', measure: '13.5/20 at 400', words: 'Zip 11218 · Boy, 3 years' },
] as const satisfies readonly { role: string | undefined; name: string; measure: string; words: ReactNode }[];

export function TypeRoles() {
  return (
    <div>
      {roles.map(({ role, name, measure, words }) => (
        <div key={name} className={styles.specimen}>
          <div className={role}>{words}</div>
          <div>
            <CopyToken token={`type-${name}`} />
            <span className={styles.value}>{measure}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

export function SpaceSteps() {
  return (
    <div className={styles.steps}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24].map((step) => (
        <div key={step} className={styles.step}>
          <div>
            <CopyToken token={`space-${step}`} />
            <span className={styles.value}>{step * 4} px</span>
          </div>
          <div className={styles.bar} style={{ width: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  );
}

export function Radii() {
  const radii = [
    ['s', '8'],
    ['field', '14, fields'],
    ['m', '16, pictures and cards'],
    ['l', '24, portraits and dialogs'],
    ['full', 'buttons and chips'],
  ] as const;
  return (
    <div className={styles.row}>
      {radii.map(([name, use]) => (
        <div key={name}>
          <CopyToken token={`radius-${name}`}>
            <div className={styles.shape} style={{ borderRadius: `var(--radius-${name})` }} />
          </CopyToken>
          <span className={styles.value}>{use}</span>
        </div>
      ))}
    </div>
  );
}

export function Shadows() {
  return (
    <div className={styles.row}>
      {['a card that lies', 'a card that is swiped', 'what lies over the page'].map((use, index) => (
        <div key={use}>
          <CopyToken token={`shadow-${index + 1}`}>
            <div className={styles.raised} style={{ boxShadow: `var(--shadow-${index + 1})` }} />
          </CopyToken>
          <span className={styles.value}>{use}</span>
        </div>
      ))}
    </div>
  );
}

export function Touches() {
  const sizes = [
    ['tap', 44, 'chips, icon buttons, links'],
    ['control', 52, 'buttons, fields'],
    ['tab-bar', 72, 'the bar of places'],
  ] as const;
  return (
    <div className={styles.row}>
      {sizes.map(([name, size, use]) => (
        <div key={name}>
          <div className={styles.touch} style={{ height: size, width: Math.max(size, 72) }}>
            {size}
          </div>
          <CopyToken token={name} />
          <span className={styles.value}>{use}</span>
        </div>
      ))}
    </div>
  );
}
