import styles from './SkipLink.module.css';

/** Leads keyboards past the menu to the page. */
export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    Skip to content
  </a>
);
