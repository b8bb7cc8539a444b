import styles from './ReportDialog.module.css';

/** Tells whoever is worried that telling us does no harm. */
export const WhatHelpDoes = ({ who }: { readonly who: string }) => (
  <section aria-label="What we do">
    <p className={styles.label}>What we do</p>
    <ul className={styles.does}>
      <li>A person reads this before anything else.</li>
      <li>They can send {who} a letter with these numbers, in nobody’s name.</li>
      <li>Nothing is hidden or restricted because of it.</li>
    </ul>
  </section>
);
