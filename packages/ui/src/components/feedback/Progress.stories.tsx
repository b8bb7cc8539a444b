import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  parameters: {
    guide: {
      use: 'How much of something is done: an upload, the steps of a form.',
      avoid: 'It is not known how long it takes; use a pending button or a skeleton.',
      do: ['Give it a name: “Uploading your photo”'],
      dont: ['Let it go back'],
    } satisfies ComponentGuide,
  },
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
