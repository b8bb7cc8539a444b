import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { storyPhoto } from '../../../testing/story-photo.ts';
import { people } from '../../drawings/people.ts';
import { Notch } from '../pictures/Notch.tsx';
import styles from '../pictures/Pictures.stories.module.css';
import { Portrait } from './Portrait.tsx';

const meta = {
  title: 'Components/People/Portrait',
  parameters: {
    guide: {
      use: 'A large face on two tones, with a notch for the one number.',
      avoid: 'A list; use Avatar.',
      do: ['Keep the face above the notch', 'Give her own photo the same frame'],
      dont: ['Lay text over a face'],
    } satisfies ComponentGuide,
  },
  component: Portrait,
  args: people.hannah,
  decorators: [
    (Story) => (
      <div className={styles.portrait}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Portrait>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Photo: Story = {
  args: { face: { kind: 'photo', src: storyPhoto }, children: <Notch>74</Notch> },
};
export const Initial: Story = { args: { name: 'Yolanda', face: { kind: 'initial' } } };
