import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus } from 'lucide-react';
import { expect, screen } from 'storybook/test';
import { IconButton } from '../actions/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Request Babysitting Swap',
    side: 'bottom',
    children: <IconButton label="Request Babysitting Swap" icon={<CalendarPlus aria-hidden />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Request Babysitting Swap');
  },
};
export const Resting: Story = {};
