import { DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './component-pages/ComponentPage.tsx';
import { ScreenGallery } from './gallery/ScreenGallery.tsx';

/** The page above the stories of a screen or a component. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Screens/')) return <ScreenGallery title={preparedMeta.title} />;
  if (preparedMeta.title.startsWith('Components/')) return <ComponentPage title={preparedMeta.title} />;
  return <DocsPage />;
}
