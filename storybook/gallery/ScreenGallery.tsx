import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { subject } from '../.storybook/story-names.ts';
import styles from './Gallery.module.css';
import { StoryFrame } from './StoryFrame.tsx';
import { useToolbar } from './use-toolbar.ts';

/** All states of a screen side by side, each story in a frame of its own. */
export function ScreenGallery({ title }: { readonly title: string }) {
  const { componentStories } = useContext(DocsContext);
  const toolbar = useToolbar();
  // Stories that test a sequence of actions rest in no state worth a frame; they say so with this tag.
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <Unstyled>
      <article className={styles.page} data-gallery>
        <h1 className={styles.title}>{subject(title)}</h1>
        <p className={styles.lead}>
          {stories.length} {stories.length === 1 ? 'state' : 'states'}. Theme and text size are in the
          toolbar; a name opens its story.
        </p>
        <div className={styles.frames}>
          {stories.map((story) => (
            <StoryFrame key={story.id} story={story} toolbar={toolbar} />
          ))}
        </div>
      </article>
    </Unstyled>
  );
}
