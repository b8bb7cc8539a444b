import type { Meta, StoryObj } from '@storybook/react-vite';
import { MatchPercent } from './MatchPercent.tsx';

const meta = {
  title: 'Components/Labels/MatchPercent',
  component: MatchPercent,
  args: { score: 87 },
} satisfies Meta<typeof MatchPercent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Excellent: Story = {};
export const Good: Story = { args: { score: 64 } };
export const Fair: Story = { args: { score: 46 } };
export const Low: Story = { args: { score: 34 } };
