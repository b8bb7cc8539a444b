import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { ScoreBadge } from './ScoreBadge.tsx';

const meta = {
  title: 'Components/Labels/ScoreBadge',
  parameters: {
    guide: {
      use: 'How well two mothers match, as a number and a word.',
      avoid: 'A price or a day; those have a notch of their own.',
      do: ['Keep number and word together; the colour follows the word'],
      dont: ['Show it twice for one person'],
    } satisfies ComponentGuide,
  },
  component: ScoreBadge,
  args: { score: 87, label: 'Excellent' },
} satisfies Meta<typeof ScoreBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Excellent: Story = {};
export const Good: Story = { args: { score: 71, label: 'Good' } };
export const Fair: Story = { args: { score: 52, label: 'Fair' } };
export const Low: Story = { args: { score: 34, label: 'Low' } };
export const Hundred: Story = { args: { score: 100 } };
