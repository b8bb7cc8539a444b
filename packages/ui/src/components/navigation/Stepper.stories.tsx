import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Navigation/Stepper',
  parameters: {
    guide: {
      use: 'Where she is among the few steps of a form.',
      avoid: 'Places she can choose freely; use Tabs.',
      do: ['Name the steps'],
      dont: ['Use it for more than five steps'],
    } satisfies ComponentGuide,
  },
  component: Stepper,
  args: { step: 2, of: 3, onBack: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Midway: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Step 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const First: Story = { render: () => <Stepper step={1} of={3} /> };
export const Last: Story = { args: { step: 3 } };
export const OfFour: Story = { args: { step: 4, of: 4 } };
export const WithAside: Story = { args: { aside: <a href="/">Log out</a> } };
