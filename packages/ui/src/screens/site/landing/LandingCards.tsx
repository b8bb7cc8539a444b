import { Heart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FacePicture } from '../../../components/people/FacePicture.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { people } from '../../../drawings/people.ts';
import type { Person } from '../../../drawings/person.ts';
import styles from './LandingCards.module.css';

interface SideCardProps {
  readonly person: Person;
  readonly side: 'left' | 'right';
  readonly icon: ReactNode;
}

function SideCard({ person, side, icon }: SideCardProps) {
  return (
    <div className={`${styles.side} ${styles[side]}`}>
      <FacePicture {...person} zoom={1.12} shift={side === 'left' ? -16 : 16} decorative eager />
      <span className={styles.answer}>{icon}</span>
    </div>
  );
}

/** The deck as a picture; the front card swings once. */
export function LandingCards() {
  const cards = 'Three cards: Claire is passed, Priya, 33, comes next with a score of 87, Amara is connected';
  return (
    <div className={styles.cards} role="img" aria-label={cards}>
      <SideCard person={people.claire} side="left" icon={<X aria-hidden />} />
      <SideCard person={people.amara} side="right" icon={<Heart aria-hidden />} />
      <div className={styles.front}>
        <div className={styles.portrait}>
          <Portrait {...people.priya} zoom={1.12} decorative eager>
            <Notch behind="surface">
              <span className={styles.score}>87</span>
            </Notch>
          </Portrait>
        </div>
        <p className={styles.name}>Priya, 33</p>
      </div>
    </div>
  );
}
