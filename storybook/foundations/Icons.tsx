import { Mark } from '../../packages/ui/src/drawings/Mark.tsx';
import { Wordmark } from '../../packages/ui/src/drawings/Wordmark.tsx';
import { menu } from '../../packages/ui/src/screens/site/shell/menu/menu.ts';
import styles from './Foundation.module.css';

export function MenuIcons() {
  return (
    <div className={styles.icons}>
      {menu.map(({ id, label, icon: Icon }) => (
        <div key={id} className={styles.icon}>
          <Icon aria-hidden />
          <span className={styles.small}>{label}</span>
        </div>
      ))}
    </div>
  );
}

export function Marks() {
  return (
    <div className={styles.row}>
      <Wordmark />
      {[28, 56, 96].map((size) => (
        <span key={size} style={{ width: size, color: 'var(--berry)' }}>
          <Mark />
        </span>
      ))}
    </div>
  );
}
