import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleCheckIn, sampleNearby } from '../sample-check-ins.ts';
import { CheckInCard } from './CheckInCard.tsx';

const onCheckOut = fn();
const current = { kind: 'current', checkIn: sampleCheckIn, checkingOut: false, onCheckOut } as const;

const meta = {
  title: 'Screens/Check-ins/Dashboard card',
  component: CheckInCard,
  args: { state: current },
} satisfies Meta<typeof CheckInCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onCheckOut.mockClear();
    await expect(canvas.getByRole('region', { name: 'Currently checked in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Out' }));
    await expect(onCheckOut).toHaveBeenCalledOnce();
  },
};

export const CheckingOut: Story = { args: { state: { ...current, checkingOut: true } } };

/** Markup stays text. */
export const LongWords: Story = {
  args: {
    state: { ...current, checkIn: { ...sampleCheckIn, location: sampleNearby.maria.location } },
  },
};

export const None: Story = { args: { state: { kind: 'none' } } };

export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
