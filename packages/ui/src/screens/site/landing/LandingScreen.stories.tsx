import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'visitor', prices: defaultPrices } },
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
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
    for (const name of ['Get Started', 'Start Connecting Today', 'Get Started Free']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/auth?mode=sign-up');
    }
  },
};

export const VisitorWide: Story = { globals: wide };

/** The form works without a script: the browser opens the address with what was typed. */
export const AsksWhoIsNear: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'See who is near' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ZIP code' }), '1123');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ZIP code' }), '8');
    await expect(form.checkValidity()).toBe(true);
    await expect(Object.fromEntries(new FormData(form))).toEqual({ mode: 'sign-up', zip: '11238' });
  },
};

export const OtherPrices: Story = {
  args: { state: { kind: 'visitor', prices: { pro: 999, premium: 1500 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$9.99')).toBeVisible();
    await expect(canvas.getByText('$15.00')).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { state: { kind: 'signed-in', prices: defaultPrices } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
  },
};

export const SignedInWide: Story = {
  args: { state: { kind: 'signed-in', prices: defaultPrices } },
  globals: wide,
};
