import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { samplePeople } from '../../../../testing/sample-people.ts';
import { PlanMoment } from './PlanMoment.tsx';

const meta = {
  title: 'Screens/Moments/Plan',
  component: PlanMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { plan: 'pro', me: samplePeople.hannah, onClose: fn() },
} satisfies Meta<typeof PlanMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pro: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Pro is yours' })).toBeVisible();
    await expect(screen.getByText('Unlimited messaging')).toBeVisible();
  },
};

export const Premium: Story = {
  args: { plan: 'premium' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Plan a playdate' })).toBeVisible();
  },
};
