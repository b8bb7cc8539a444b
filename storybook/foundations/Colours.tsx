import { backdrops } from '../../packages/ui/src/drawings/backdrops.ts';
import css from '../../packages/ui/src/tokens/colors.css?raw';
import {
  contrast,
  type Pair,
  pairs,
  readPalettes,
  type Theme,
} from '../../packages/ui/src/tokens/palette.ts';
import { CopyToken } from './CopyToken.tsx';
import styles from './Foundation.module.css';

const palettes = readPalettes(css);

export function Swatches({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.swatches}>
      {names.map((name) => (
        <div key={name}>
          <CopyToken token={name}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
          </CopyToken>
          <span className={styles.value}>
            {palettes.light[name]} · {palettes.dark[name]}
          </span>
        </div>
      ))}
    </div>
  );
}

export function Backdrops() {
  return (
    <div className={styles.backdrops}>
      {backdrops.map((name) => (
        <div key={name}>
          <CopyToken token={`backdrop-${name}`}>
            <div className={styles.backdrop} style={{ background: `var(--backdrop-${name})` }}>
              <span style={{ background: `var(--backdrop-${name}-disc)` }} />
            </div>
          </CopyToken>
        </div>
      ))}
    </div>
  );
}

const ratio = (pair: Pair, theme: Theme) =>
  contrast(palettes[theme][pair.text] ?? '', palettes[theme][pair.background] ?? '').toFixed(1);

/** Computed from the stylesheet; colors.test.ts fails when one is below its minimum. */
export function ContrastTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Use</th>
          <th scope="col">Seen here</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.text} on ${pair.background}`}>
            <th scope="row">
              <span className={styles.name}>{pair.use}</span>
              <span className={styles.value}>
                {pair.text} on {pair.background}
              </span>
            </th>
            <td>
              <span
                className={styles.sample}
                style={{ color: `var(--${pair.text})`, background: `var(--${pair.background})` }}
              >
                {pair.minContrast === 3 ? '◯' : 'Aa'}
              </span>
            </td>
            <td>{ratio(pair, 'light')}</td>
            <td>{ratio(pair, 'dark')}</td>
            <td>{pair.minContrast}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
