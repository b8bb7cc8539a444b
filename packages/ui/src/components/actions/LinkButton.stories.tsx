import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  parameters: {
    guide: {
      use: 'A link to another page that deserves the weight of a button.',
      avoid: 'Something happens on this page; use Button.',
      keyboard: { Enter: 'Follows it' },
      do: ['Use it for the next step of an empty page'],
      dont: ['Use it for more than one way on from a screen'],
    } satisfies ComponentGuide,
  },
  component: LinkButton,
  args: { href: '/auth', children: 'Start Connecting Today' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Start Connecting Today' });
    await expect(link).toHaveAttribute('href', '/auth');
    await expect(link.offsetHeight).toBe(52);
  },
};
export const Outline: Story = { args: { look: 'outline', children: 'Back to Login' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Messages' } };
export const Text: Story = { args: { look: 'text', children: 'View All' } };
export const Small: Story = { args: { size: 'small', children: 'Get Started' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = {
  args: { look: 'outline', size: 'small', icon: <ArrowLeft aria-hidden />, children: 'Back to Home' },
};
export const LongText: Story = {
  args: { children: 'Connect your payment account so that buyers can pay you for what you sell' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
