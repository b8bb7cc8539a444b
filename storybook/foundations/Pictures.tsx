import { ScoreBadge } from '../../packages/ui/src/components/labels/ScoreBadge.tsx';
import { Portrait } from '../../packages/ui/src/components/people/Portrait.tsx';
import { Notch } from '../../packages/ui/src/components/pictures/Notch.tsx';
import { Picture } from '../../packages/ui/src/components/pictures/Picture.tsx';
import { NestDrawing, type NestScene } from '../../packages/ui/src/drawings/NestDrawing.tsx';
import { people } from '../../packages/ui/src/drawings/people.ts';
import { StillLife } from '../../packages/ui/src/drawings/StillLife.tsx';
import { type StillLifeName, stillLifes } from '../../packages/ui/src/drawings/still-lifes.ts';
import { storyPhoto } from '../../packages/ui/testing/story-photo.ts';
import styles from './Foundation.module.css';

export function Everyone() {
  return (
    <div className={styles.portraits}>
      {Object.values(people).map((person) => (
        <div key={person.name}>
          <Portrait {...person} zoom={1.18} />
          <span className={styles.name}>{person.name}</span>
          <span className={styles.value}>{person.backdrop}</span>
        </div>
      ))}
    </div>
  );
}

export function OneFrame() {
  return (
    <div className={styles.three}>
      <Portrait {...people.priya} zoom={1.28}>
        <Notch>87</Notch>
      </Portrait>
      <Portrait name="Her own photo" face={{ kind: 'photo', src: storyPhoto }}>
        <Notch>74</Notch>
      </Portrait>
      <Portrait name="Yolanda" face={{ kind: 'initial' }}>
        <Notch>61</Notch>
      </Portrait>
    </div>
  );
}

export function Notches() {
  return (
    <div className={styles.three}>
      <div>
        <Portrait {...people.maya} zoom={1.3}>
          <Notch>82</Notch>
        </Portrait>
        <span className={styles.value}>right, for a score</span>
      </div>
      <div className={styles.onCard}>
        <Portrait {...people.noor} zoom={1.3}>
          <Notch behind="surface" size="score">
            <ScoreBadge score={78} label="Good" />
          </Notch>
        </Portrait>
        <span className={styles.value}>on a card, with its word</span>
      </div>
      <div>
        <Picture picture={<StillLife of="boots" />}>
          <Notch corner="left" size="small">
            $14.00
          </Notch>
        </Picture>
        <span className={styles.value}>left, for a price</span>
      </div>
    </div>
  );
}

export function StillLifes() {
  return (
    <div className={styles.portraits}>
      {(Object.keys(stillLifes) as StillLifeName[]).map((name) => (
        <div key={name}>
          <Picture picture={<StillLife of={name} />} />
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  );
}

/** A table, so that none is left out. */
const scenes: Readonly<Record<NestScene, true>> = {
  quiet: true,
  full: true,
  letter: true,
  shelf: true,
  calendar: true,
  outing: true,
  lost: true,
  offline: true,
};

export function Scenes() {
  return (
    <div className={styles.scenes}>
      {(Object.keys(scenes) as NestScene[]).map((scene) => (
        <div key={scene} className={styles.drawing}>
          <NestDrawing scene={scene} />
          <span className={styles.name}>{scene}</span>
        </div>
      ))}
    </div>
  );
}
