import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { galleryFrame } from '../.storybook/gallery-frame.ts';
import styles from './Gallery.module.css';
import type { Toolbar } from './use-toolbar.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

const phone = { width: 390, height: 844, scale: 0.8 };
const sizes: Readonly<Record<string, typeof phone>> = {
  phone,
  magnified: { width: 195, height: 422, scale: 0.8 },
  sideways: { width: 568, height: 320, scale: 0.8 },
  wide: { width: 1280, height: 800, scale: 0.55 },
};

const sizeOf = ({ storyGlobals }: Story) => sizes[storyGlobals.viewport?.value] ?? phone;

const globalsFor = ({ theme, text }: Toolbar) => `theme:${theme};text:${text};shell:on;a11y.manual:!true`;

/** A story at the size of a device; a page of its own, because breakpoints and dialogs follow the window. */
export function StoryFrame({ story, toolbar }: { readonly story: Story; readonly toolbar: Toolbar }) {
  const { width, height, scale } = sizeOf(story);
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: globalsFor(toolbar),
    [galleryFrame]: '',
  });
  const description = story.parameters.docs?.description?.story;
  return (
    <figure className={styles.figure} style={{ width: width * scale }}>
      <figcaption className={styles.caption}>
        <a href={`./?path=/story/${story.id}`} target="_parent">
          {story.name}
        </a>
        {description && <p>{description}</p>}
      </figcaption>
      <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={story.name}
          src={`iframe.html?${query}`}
          loading="lazy"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}
