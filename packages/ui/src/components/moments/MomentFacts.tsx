import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import styles from './MomentFacts.module.css';

/** A sentence with its icon, and where it leads, or a figure with what it is. */
export type MomentFact =
  | {
      readonly icon: ReactNode;
      readonly words: string;
      readonly link?: { readonly label: string; readonly href: string };
    }
  | { readonly label: string; readonly value: string };

const keyOf = (fact: MomentFact) => ('label' in fact ? fact.label : fact.words);

interface MomentFactsProps {
  readonly facts: readonly MomentFact[];
  /** Closes the moment as a link is followed. */
  onFollow?(): void;
}

/** What has been agreed or has come, on hairlines. */
export const MomentFacts = ({ facts, onFollow }: MomentFactsProps) => (
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
            {fact.link && (
              <Link className={styles.link} href={fact.link.href} onClick={onFollow}>
                {fact.link.label}
              </Link>
            )}
          </>
        )}
      </li>
    ))}
  </ul>
);
