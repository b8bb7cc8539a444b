import { Badge } from '../../../components/labels/Badge.tsx';
import { ColorPlate } from '../../../components/layout/ColorPlate.tsx';
import styles from './LandingHelpers.module.css';

const helpers = [
  {
    title: 'Smart Playdate Planner',
    words: 'Activities suggested from children’s ages, interests and your vibe.',
  },
  { title: 'Weekly Insight', words: 'Parenting tips, local trends and compatibility, once a week.' },
] as const;

export function LandingHelpers() {
  return (
    <div className={styles.helpers}>
      <ColorPlate labelledBy="helpers">
        <div className={styles.columns}>
          <h2 id="helpers" className={styles.title}>
            Two <em>AI helpers,</em> <br />
            for the week ahead
          </h2>
          <div>
            {helpers.map(({ title, words }) => (
              <article key={title} className={styles.helper}>
                <div className={styles.line}>
                  <h3 className={styles.heading}>{title}</h3>
                  <Badge tone="plate">Premium</Badge>
                </div>
                <p className={styles.text}>{words}</p>
              </article>
            ))}
          </div>
        </div>
      </ColorPlate>
    </div>
  );
}
