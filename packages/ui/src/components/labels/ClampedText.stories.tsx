import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePeople } from '../../../testing/sample-people.ts';
import { ClampedText } from './ClampedText.tsx';

const meta = {
  title: 'Components/Labels/ClampedText',
  component: ClampedText,
  args: { about: 'Maria', children: samplePeople.maria.bio },
} satisfies Meta<typeof ClampedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Read more about Maria' });
    const text = canvas.getByText(/^We are a family of eight/);
    const { height } = text.getBoundingClientRect();
    await userEvent.click(more);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Read less about Maria' }));
    await waitFor(() => expect(text.getBoundingClientRect().height).toBe(height));
  },
};

export const Short: Story = {
  args: { children: samplePeople.hannah.bio },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
