import type { ReactNode } from 'react';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import { type Place, PlaceScene } from '../../../drawings/PlaceScene.tsx';
import { people } from '../../../drawings/people.ts';
import type { Person } from '../../../drawings/person.ts';
import { StillLife } from '../../../drawings/StillLife.tsx';
import styles from './LandingSwaps.module.css';

function PersonAt({ person, at }: { readonly person: Person; readonly at: Place }) {
  return (
    <>
      <PlaceScene of={at} wide />
      {person.face.kind === 'drawn' && (
        <span className={styles.face}>
          <img src={person.face.src} alt="" loading="lazy" width="704" height="768" />
        </span>
      )}
    </>
  );
}

interface Day {
  readonly day: string;
  readonly title: string;
  readonly words: string;
  readonly picture: ReactNode;
}

const week: readonly Day[] = [
  {
    day: 'Monday',
    title: 'Dana asks',
    words: 'A day, two hours, which children. You say yes with one tap.',
    picture: <PersonAt person={people.dana} at="door" />,
  },
  {
    day: 'Wednesday',
    title: 'Her girls are with you',
    words: 'What you need to know about them is on a card that opens for the day.',
    picture: <PersonAt person={people.mei} at="playground" />,
  },
  {
    day: 'Saturday',
    title: 'Your two hours',
    words: 'Yours are at Dana’s. Nobody pays, the nest keeps count.',
    picture: <StillLife of="cup" box="wide" />,
  },
];

/** How a swap goes, day by day. */
export function LandingSwaps() {
  return (
    <section className={styles.swaps} aria-labelledby="swaps">
      <div className={styles.head}>
        <h2 id="swaps" className={styles.title}>
          Babysitting <em>Swaps</em>
        </h2>
        <p className={styles.lead}>A week with one. No money changes hands.</p>
      </div>
      <div className={styles.week}>
        {week.map(({ day, title, words, picture }) => (
          <article key={day}>
            <Picture picture={picture}>
              <Notch corner="left" size="small">
                {day}
              </Notch>
            </Picture>
            <h3 className={styles.heading}>{title}</h3>
            <p className={styles.text}>{words}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
