import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PastDueBanner } from './PastDueBanner.tsx';
import { subscriptionNotice } from './subscription-notice.ts';

const meta = {
  title: 'Screens/Dashboard/Missing payment',
  component: PastDueBanner,
  args: {
    notice: subscriptionNotice({
      plan: 'pro',
      status: 'past_due',
      periodEnd: '2026-12-21T12:00:00.000Z',
      openUntil: '2026-11-24T12:00:00.000Z',
    }),
  },
} satisfies Meta<typeof PastDueBanner>;
export default meta;

export const InGrace: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pro stays open until November 24, 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/account/plan',
    );
  },
};
