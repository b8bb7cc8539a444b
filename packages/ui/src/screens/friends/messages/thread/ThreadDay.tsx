import styles from './ThreadDay.module.css';

/** Stands between the messages of two days. */
export const ThreadDay = ({ children }: { readonly children: string }) => (
  <li className={styles.day}>{children}</li>
);
