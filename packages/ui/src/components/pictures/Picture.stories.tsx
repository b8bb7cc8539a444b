import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { storyPhoto } from '../../../testing/story-photo.ts';
import { StillLife } from '../../drawings/StillLife.tsx';
import { type StillLifeName, stillLifes } from '../../drawings/still-lifes.ts';
import { Picture } from './Picture.tsx';
import styles from './Pictures.stories.module.css';

const meta = {
  title: 'Components/Pictures/Picture',
  parameters: {
    guide: {
      use: 'A picture of a thing, in the shape all pictures have.',
      avoid: 'A person; use Portrait.',
      do: ['Keep the space of it while it loads'],
      dont: ['Stretch it'],
    } satisfies ComponentGuide,
  },
  component: Picture,
  args: { picture: <StillLife of="bike" /> },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Photo: Story = { args: { picture: { src: storyPhoto, alt: 'A mother in a park' } } };

export const StillLifes: Story = {
  render: () => (
    <div className={styles.grid}>
      {(Object.keys(stillLifes) as StillLifeName[]).map((name) => (
        <Picture key={name} picture={<StillLife of={name} />} />
      ))}
    </div>
  ),
};
