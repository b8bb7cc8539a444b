import type { ReactNode } from 'react';
import styles from './MomentFacts.module.css';

/** A sentence with its icon, or a figure with what it is. */
export type MomentFact =
  | { readonly icon: ReactNode; readonly words: string }
  | { readonly label: string; readonly value: string };

const keyOf = (fact: MomentFact) => ('label' in fact ? fact.label : fact.words);

/** What has been agreed or has come, on hairlines. */
export const MomentFacts = ({ facts }: { readonly facts: readonly MomentFact[] }) => (
  <ul className={styles.facts}>
    {facts.map((fact) => (
      <li key={keyOf(fact)} className={styles.fact}>
        {'label' in fact ? (
          <>
            <span className={styles.label}>{fact.label}</span>{' '}
            <span className={styles.value}>{fact.value}</span>
          </>
        ) : (
          <>
            {fact.icon}
            <span>{fact.words}</span>
          </>
        )}
      </li>
    ))}
  </ul>
);
