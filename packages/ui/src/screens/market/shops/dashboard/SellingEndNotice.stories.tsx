import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { SellingEndNotice } from './SellingEndNotice.tsx';

const pausesAt = new Date('2026-06-14T12:00:00').toISOString();

const meta = {
  title: 'Screens/Shops/Dashboard/End of Selling',
  component: SellingEndNotice,
  args: { end: { pausesAt, paused: 0 } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof SellingEndNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Soon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your listings pause on June 14')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Plans' })).toHaveAttribute('href', '/subscribe');
  },
};

export const Paused: Story = {
  args: { end: { pausesAt, paused: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 listings are paused/)).toBeVisible();
  },
};

export const PausedOne: Story = { args: { end: { pausesAt, paused: 1 } } };

/** The plan opens selling. */
export const Selling: Story = {
  args: { end: { pausesAt: null, paused: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
