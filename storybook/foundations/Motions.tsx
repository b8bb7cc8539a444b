import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/actions/Button.tsx';
import { CopyToken } from './CopyToken.tsx';
import styles from './Foundation.module.css';

const speeds = [
  { name: 'quick', use: '150 ms: a press, a hover, a colour' },
  { name: 'base', use: '220 ms: a sheet, a dialog, a bar that fills' },
] as const;

export function Motions() {
  const [on, setOn] = useState(false);
  return (
    <div className={styles.steps}>
      {speeds.map(({ name, use }) => (
        <div key={name}>
          <div className={styles.track} data-on={on}>
            <div
              className={styles.runner}
              style={{ transition: `margin-inline-start var(--${name}) var(--ease)` }}
            />
          </div>
          <CopyToken token={name} />
          <span className={styles.value}>{use}</span>
        </div>
      ))}
      <div>
        <Button look="outline" size="small" onClick={() => setOn(!on)}>
          Move
        </Button>
      </div>
    </div>
  );
}
