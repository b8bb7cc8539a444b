import { ArgTypes, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentGuide } from '../../packages/ui/testing/component-guide.ts';
import styles from './ComponentPage.module.css';
import { Guide } from './Guide.tsx';
import { Specimen } from './Specimen.tsx';

/** What a component is for, how it looks in each state, and its properties. */
export function ComponentPage({ title }: { readonly title: string }) {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: ComponentGuide | undefined = preparedMeta.parameters.guide;
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Unstyled>
        <article className={styles.page}>
          <h1 className={styles.title}>{title.split('/').at(-1)}</h1>
          {guide && <Guide guide={guide} />}
          <h2 className={styles.heading}>States</h2>
          {stories.map((story) => (
            <Specimen key={story.id} story={story} />
          ))}
          <h2 className={styles.heading}>Properties</h2>
        </article>
      </Unstyled>
      <ArgTypes />
    </>
  );
}
