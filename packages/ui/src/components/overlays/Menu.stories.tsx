import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Ellipsis, HeartOff, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Menu } from './Menu.tsx';

const onProfile = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  parameters: {
    guide: {
      use: 'Rare actions about one thing, behind the three dots.',
      avoid: 'The main action; show it. Two actions; show both.',
      keyboard: {
        'Enter, Space, Arrow Down': 'Opens it',
        'Arrow Up, Arrow Down': 'Moves between the actions',
        Escape: 'Closes it and returns the focus',
      },
      do: ['Put what is dangerous last'],
      dont: ['Repeat what stands on the page'],
    } satisfies ComponentGuide,
  },
  component: Menu,
  args: {
    trigger: <IconButton label="More" icon={<Ellipsis aria-hidden />} />,
    groups: [
      [
        { id: 'profile', label: 'See profile', icon: <UserRound aria-hidden />, onSelect: onProfile },
        { id: 'unmatch', label: 'Unmatch', icon: <HeartOff aria-hidden />, disabled: true, onSelect: fn() },
      ],
      [{ id: 'block', label: 'Block', look: 'danger', icon: <Ban aria-hidden />, onSelect: fn() }],
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'See profile' }));
    await expect(onProfile).toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const block = await screen.findByRole('menuitem', { name: 'Block' });
    await waitFor(() => expect(block).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'See profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};
