import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Components/Selection/Chip',
  parameters: {
    guide: {
      use: 'A tag: shown, or chosen by a tap.',
      avoid: 'An action; use Button. A state of something; use Badge.',
      keyboard: { 'Enter, Space': 'Chooses it, where it can be chosen' },
      do: ['Two or three words'],
      dont: ['Fill a card with them; show the strongest'],
    } satisfies ComponentGuide,
  },
  component: Chip,
  args: { chosen: false, onChoose: fn(), children: 'Playdates' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('checkbox', { name: 'Playdates' });
    await expect(chip.parentElement?.offsetHeight).toBe(44);
    await userEvent.click(chip);
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
};
export const Chosen: Story = { args: { chosen: true } };

/** A tick says it too, and nothing beside the chip moves. */
export const AsWideWhenChosen: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Chip {...args} />
      <Chip {...args} chosen />
    </>
  ),
  play: async ({ canvas }) => {
    const [open, chosen] = canvas.getAllByRole('checkbox').map((input) => input.parentElement);
    await expect(open?.querySelector('svg')).toBeNull();
    await expect(chosen?.querySelector('svg')).toBeVisible();
    await expect(chosen?.offsetWidth).toBe(open?.offsetWidth);
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const WithIcon: Story = { args: { icon: <Star aria-hidden />, children: 'Favourites' } };
export const Round: Story = { args: { round: true, label: 'Tuesday', children: 'Tue', chosen: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChosen: Story = { args: { disabled: true, chosen: true } };
