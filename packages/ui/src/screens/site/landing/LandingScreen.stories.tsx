import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'visitor' } },
} satisfies Meta<typeof LandingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const Visitor: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Friendship Just Got Easier for Moms',
    );
    for (const name of ['Log In', 'Get Started', 'Start Connecting Today', 'Get Started Free']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/auth');
    }
  },
};

export const VisitorWide: Story = { globals: wide };

export const SignedIn: Story = {
  args: { state: { kind: 'signed-in' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

export const SignedInWide: Story = { args: { state: { kind: 'signed-in' } }, globals: wide };
