import { Check, X } from 'lucide-react';
import type { ComponentGuide } from '../../packages/ui/testing/component-guide.ts';
import styles from './ComponentPage.module.css';

export function Guide({ guide }: { readonly guide: ComponentGuide }) {
  return (
    <>
      <p className={styles.lead}>{guide.use}</p>
      <p className={styles.avoid}>
        <strong>When not:</strong> {guide.avoid}
      </p>
      <div className={styles.advice}>
        <ul>
          {guide.do.map((advice) => (
            <li key={advice} className={styles.do}>
              <Check aria-label="Do" role="img" />
              {advice}
            </li>
          ))}
        </ul>
        <ul>
          {guide.dont.map((advice) => (
            <li key={advice} className={styles.dont}>
              <X aria-label="Don’t" role="img" />
              {advice}
            </li>
          ))}
        </ul>
      </div>
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
    </>
  );
}

function Keyboard({ keys }: { readonly keys: NonNullable<ComponentGuide['keyboard']> }) {
  return (
    <>
      <h2 className={styles.heading}>Keyboard</h2>
      <dl className={styles.keys}>
        {Object.entries(keys).map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
