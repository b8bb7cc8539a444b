import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AiLinks } from './AiLinks.tsx';

const meta = {
  title: 'Screens/Dashboard/AI links',
  component: AiLinks,
  args: { locked: false },
} satisfies Meta<typeof AiLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Smart Playdate Planner' })).toHaveAttribute(
      'href',
      '/playdate-planner',
    );
    await expect(canvas.getByRole('link', { name: 'Playdates' })).toHaveAttribute('href', '/playdates');
  },
};

export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Mommy AI Settings.*Premium only/ });
    await expect(link).toHaveAttribute('href', '/dashboard/mommy-ai');
    await expect(canvas.getByText('This feature is for Premium members only.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Unlock' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
  },
};
