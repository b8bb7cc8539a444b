import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { MatchReason } from './MatchReason.tsx';

const meta = {
  title: 'Components/Labels/MatchReason',
  parameters: {
    guide: {
      use: 'One reason why two mothers match, with how much it counts.',
      avoid: 'Anything that is not part of a score.',
      do: ['Show the three strongest'],
      dont: ['Show a percentage beside the bar'],
    } satisfies ComponentGuide,
  },
  component: MatchReason,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: { share: 100, children: 'You each have a 4-year-old' },
} satisfies Meta<typeof MatchReason>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Strong: Story = {};
export const Weak: Story = { args: { share: 30, children: 'Both like music' } };
export const LongWords: Story = {
  args: {
    share: 70,
    children: 'Free on Tuesday afternoons, Thursday mornings and most of the weekend',
  },
};
