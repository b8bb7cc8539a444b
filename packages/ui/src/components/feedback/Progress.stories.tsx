import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading photo', value: 62 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photo' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};
export const Moss: Story = { args: { tone: 'moss', value: 94 } };
export const Done: Story = { args: { value: 100 } };
export const Unknown: Story = { render: () => <Progress label="Finding matches" /> };
