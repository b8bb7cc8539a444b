import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyClock } from './MoneyClock.tsx';

const shipped = Date.UTC(2026, 5, 1, 18, 10);

/** So long before the money is released. */
const left = (time: number) => ({ now: new Date(shipped + days(7) - time) });

const meta = {
  title: 'Screens/Orders/Money clock',
  component: MoneyClock,
  args: {
    shippedAt: new Date(shipped).toISOString(),
    releaseAt: new Date(shipped + days(7)).toISOString(),
    lead: 'Priya is paid in',
    began: 'Shipped',
    ...left(days(4) + hours(4)),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MoneyClock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** More than three days: moss. */
export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 days 4 h')).toBeVisible();
    await expect(canvas.getByText('4 days 4 hours')).toBeInTheDocument();
  },
};

/** Three days or less: ochre. */
export const ThreeDays: Story = {
  args: left(days(3)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3 days')[0]).toBeVisible();
  },
};

/** A day or less: brick. */
export const LastHours: Story = {
  args: left(hours(23)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('23 hours')[0]).toBeVisible();
  },
};

export const LastMinutes: Story = { args: left(hours(0.5)) };

export const Overdue: Story = {
  args: left(-hours(1)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Auto-release overdue')[0]).toBeVisible();
    await expect(canvas.queryByText('Priya is paid in')).toBeNull();
  },
};
