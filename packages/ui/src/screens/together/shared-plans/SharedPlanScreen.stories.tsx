import type { SharedPlanView } from '@nestmates/application/together/shared-plans/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SharedPlanScreen } from './SharedPlanScreen.tsx';

const plan: SharedPlanView = {
  kind: 'swap',
  firstName: 'Sofia',
  place: 'Prospect Park, Third Street playground',
  startsAt: '2026-06-06T18:00:00.000Z',
  until: '2026-06-06T20:00:00.000Z',
  timeZone: 'America/New_York',
  other: { firstName: 'Amara', city: 'Brooklyn', state: 'NY' },
  homeSafeAt: null,
  endsAt: '2026-06-07T08:00:00.000Z',
  mine: false,
};
const shown = { kind: 'plan', plan, begun: true, sending: false, onHomeSafe: fn() } as const;

const meta = {
  title: 'Screens/Shared Plan',
  component: SharedPlanScreen,
  args: { state: shown },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SharedPlanScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With Amara, from Brooklyn, NY')).toBeVisible();
    await expect(canvas.getByText('Saturday, June 6, 2:00 PM to 4:00 PM EDT')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'She is with Amara' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const HomeSafe: Story = {
  args: { state: { ...shown, plan: { ...plan, homeSafeAt: '2026-06-06T21:40:00.000Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sofia is home safe' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5:40 PM EDT');
  },
};
export const Ahead: Story = {
  args: { state: { ...shown, begun: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'She meets Amara' })).toBeVisible();
  },
};
export const OfHerself: Story = {
  args: { state: { ...shown, plan: { ...plan, mine: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I’m Home Safe' }));
    await expect(shown.onHomeSafe).toHaveBeenCalledOnce();
  },
};
export const Telling: Story = {
  args: { state: { ...shown, sending: true, plan: { ...plan, mine: true } } },
};
export const Playdate: Story = {
  args: {
    state: {
      ...shown,
      plan: {
        ...plan,
        kind: 'playdate',
        place: null,
        other: { firstName: 'Amara', city: null, state: null },
      },
    },
  },
};
export const Gone: Story = { args: { state: { kind: 'gone' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
