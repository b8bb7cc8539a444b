import { Mail, ShieldCheck, UserSearch } from 'lucide-react';
import styles from './ReportDialog.module.css';

/** Tells whoever is worried that telling us does no harm. */
export const WhatHelpDoes = ({ who }: { readonly who: string | undefined }) => (
  <section aria-label="What we do">
    <p className={styles.label}>What we do</p>
    <ul className={styles.does}>
      <li>
        <UserSearch aria-hidden />A person reads this before anything else.
      </li>
      <li>
        <Mail aria-hidden />
        <span>They can send {who ?? 'her'} a letter with these numbers, in nobody’s name.</span>
      </li>
      <li>
        <ShieldCheck aria-hidden />
        <span>
          Nothing of {who === undefined ? 'hers' : `${who}’s`} is hidden or restricted because of it.
        </span>
      </li>
    </ul>
  </section>
);
