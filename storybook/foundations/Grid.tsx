import styles from './Grid.module.css';

const frames = [
  {
    name: 'Phone',
    from: 'up to 767',
    width: 390,
    height: 844,
    rail: 'bottom',
    says: 'One column, a tab bar of five places.',
  },
  {
    name: 'Sideways',
    from: 'below 480 high',
    width: 844,
    height: 390,
    rail: 72,
    says: 'A rail without labels, no header: picture, text, actions.',
  },
  {
    name: 'Medium',
    from: '768 to 1099',
    width: 820,
    height: 1180,
    rail: 96,
    says: 'A rail with labels, two panes or columns.',
  },
  {
    name: 'Wide',
    from: 'from 1100',
    width: 1280,
    height: 800,
    rail: 248,
    says: 'The side menu in four groups, and grids.',
  },
] as const;

const scale = 0.2;

/** The shell at each width, to scale. */
export function Breakpoints() {
  return (
    <div className={styles.frames}>
      {frames.map(({ name, from, width, height, rail, says }) => (
        <figure key={name} className={styles.figure}>
          <div className={styles.frame} style={{ width: width * scale, height: height * scale }}>
            {rail === 'bottom' ? (
              <div className={styles.bar} style={{ height: 72 * scale }} />
            ) : (
              <div className={styles.rail} style={{ width: rail * scale }} />
            )}
          </div>
          <figcaption>
            <strong>
              {name}, {from}
            </strong>
            <span>
              {width} × {height}
              {rail === 'bottom' ? ', tab bar 72' : `, ${name === 'Wide' ? 'menu' : 'rail'} ${rail}`}. {says}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const edges = [
  ['20', 'the edges of a phone'],
  ['40', 'between sections'],
  ['44', 'the least that can be tapped'],
  ['52', 'buttons and fields'],
  ['56', 'the header of a phone'],
] as const;

export function SpacingGrid() {
  return (
    <div className={styles.paper}>
      {edges.map(([pixels, use]) => (
        <div key={pixels} className={styles.measure}>
          <div style={{ width: `${pixels}px`, height: `${pixels}px` }} />
          <span>
            <strong>{pixels}</strong> {use}
          </span>
        </div>
      ))}
    </div>
  );
}
