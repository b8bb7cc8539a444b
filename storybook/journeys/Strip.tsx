import { menuName } from '../.storybook/story-names.ts';
import { Device } from '../gallery/Device.tsx';
import { usePictures } from '../gallery/pictures.ts';
import { usualSize } from '../gallery/sizes.ts';
import { useToolbar } from '../gallery/use-toolbar.ts';
import { type Journey, journeys, type Step } from './journeys.ts';
import styles from './Strip.module.css';
import { type IndexedStory, useStoryIndex } from './use-story-index.ts';

const size = { ...usualSize, scale: 0.6 };

interface StripProps {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly stories: readonly IndexedStory[];
}

/** Steps side by side, in phones. */
function Strip({ name, steps, stories }: StripProps) {
  const toolbar = useToolbar();
  const pictures = usePictures();
  return (
    <section aria-label={name}>
      <h2 className={styles.heading}>{name}</h2>
      <ol className={styles.strip}>
        {steps.map(({ id, words }) => {
          const story = stories.find((each) => each.id === id);
          return (
            <li key={id} data-step={id}>
              <a href={`./?path=/story/${id}`} target="_parent">
                {words}
              </a>
              {story && <Device {...toolbar} story={story} size={size} pictures={pictures} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Every journey as a strip of its steps. */
export function Journeys() {
  const stories = useStoryIndex();
  return journeys.map(({ name, steps }: Journey) => (
    <Strip key={name} name={name} steps={steps} stories={stories} />
  ));
}

const momentTitle = 'Screens/Moments/';

/** Every kind of moment with its states. */
export function Moments() {
  const stories = useStoryIndex();
  const moments = stories.filter(
    ({ type, title, tags }) => type === 'story' && title.startsWith(momentTitle) && tags.includes('autodocs'),
  );
  return [...new Set(moments.map(({ title }) => title))].map((title) => (
    <Strip
      key={title}
      name={title.slice(momentTitle.length)}
      steps={moments
        .filter((each) => each.title === title)
        .map(({ id, name }) => ({ id, words: menuName({ title, name }) }))}
      stories={stories}
    />
  ));
}
