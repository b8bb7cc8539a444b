import { type DocsContextProps, Story } from '@storybook/addon-docs/blocks';
import styles from './ComponentPage.module.css';

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/** One state of a component. */
export function Specimen({ story }: { readonly story: PreparedStory }) {
  const description = story.parameters.docs?.description?.story;
  return (
    <section className={styles.specimen}>
      <h3 className={styles.name}>
        <a href={`./?path=/story/${story.id}`} target="_parent">
          {story.name}
        </a>
      </h3>
      {description && <p className={styles.note}>{description}</p>}
      <Story of={story.moduleExport} />
    </section>
  );
}
