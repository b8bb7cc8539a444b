import { subject } from '../.storybook/story-names.ts';
import styles from '../foundations/Foundation.module.css';
import { useStoryIndex } from '../journeys/use-story-index.ts';

/** Links to the galleries. */
export function ScreenList() {
  const entries = useStoryIndex();
  return (
    <ul className={styles.links}>
      {entries
        .filter(({ type, title }) => type === 'docs' && title.startsWith('Screens/'))
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_parent">
              {subject(title)}
            </a>
          </li>
        ))}
    </ul>
  );
}
