import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Portrait } from '../../components/Portrait.tsx';
import { people } from '../../drawings/people.ts';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './DoorFrame.module.css';

export interface DoorFrameProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Around what stands at the door: one short form, and on a wide screen the company that waits inside. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.door}>
        <header className={styles.header}>
          <a className={styles.back} href="/">
            <ArrowLeft aria-hidden />
            Back to Home
          </a>
          <span className={styles.brand}>
            <Wordmark />
          </span>
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
      </div>
      <div className={styles.company} aria-hidden>
        <div className={styles.tall}>
          <Portrait {...people.sofia} />
        </div>
        <div className={styles.column}>
          <div className={styles.square}>
            <Portrait {...people.noor} />
          </div>
          <div className={styles.high}>
            <Portrait {...people.dana} />
          </div>
        </div>
      </div>
    </div>
  );
}
