import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import type { ThemeName } from '../.storybook/story-theme.ts';
import { Device, type DeviceProps } from './Device.tsx';
import styles from './Gallery.module.css';
import { ownSize } from './sizes.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

interface StoryFigureProps extends Pick<DeviceProps, 'size' | 'text' | 'pictures'> {
  readonly story: Story;
}

const themes = ['light', 'dark'] as const satisfies readonly ThemeName[];

/** A state at the chosen size, or at that which its story is about; light beside dark. */
export function StoryFigure({ story, size, ...rest }: StoryFigureProps) {
  const description = story.parameters.docs?.description?.story;
  return (
    <figure className={styles.figure} data-state>
      <figcaption className={styles.caption}>
        <a href={`./?path=/story/${story.id}`} target="_parent">
          {story.name}
        </a>
        {description && <p>{description}</p>}
      </figcaption>
      <div className={styles.pair}>
        {themes.map((theme) => (
          <Device
            key={theme}
            {...rest}
            story={story}
            size={ownSize(story.storyGlobals.viewport?.value) ?? size}
            theme={theme}
          />
        ))}
      </div>
    </figure>
  );
}
