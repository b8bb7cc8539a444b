import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { subject } from '../.storybook/story-names.ts';
import styles from './Gallery.module.css';
import { usePictures } from './pictures.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { StoryFigure } from './StoryFigure.tsx';
import { type Size, usualSize } from './sizes.ts';
import { useToolbar } from './use-toolbar.ts';

const isKey = ({ tags }: { readonly tags: readonly string[] }) => tags.includes('picture');

/** All states of a screen side by side, each story in a light and a dark frame of its own. */
export function ScreenGallery({ title }: { readonly title: string }) {
  const { componentStories } = useContext(DocsContext);
  const [size, setSize] = useState<Size>(usualSize);
  const { text } = useToolbar();
  const pictures = usePictures();
  // Stories that test a sequence of actions rest in no state worth a frame; they say so with this tag.
  const states = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  // The key states come first: they have a picture in every clone.
  const stories = states.toSorted((a, b) => Number(isKey(b)) - Number(isKey(a)));
  return (
    <Unstyled>
      <article className={styles.page} data-gallery>
        <h1 className={styles.title}>{subject(title)}</h1>
        <p className={styles.lead}>
          {stories.length} {stories.length === 1 ? 'state' : 'states'}, light beside dark. A picture that is
          tapped becomes the screen itself; a name opens its story. The size of the text is in the toolbar.
        </p>
        <SizeChoice size={size} onChange={setSize} />
        <div className={styles.frames}>
          {stories.map((story) => (
            <StoryFigure key={story.id} story={story} size={size} text={text} pictures={pictures} />
          ))}
        </div>
      </article>
    </Unstyled>
  );
}
