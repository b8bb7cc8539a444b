import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { people } from '../../../drawings/people.ts';
import { MessagesScreen } from '../../friends/messages/MessagesScreen.tsx';
import { ready } from '../../friends/messages/sample-states.tsx';
import { conversations, ownMessage, priya } from '../../friends/messages/sample-thread.ts';
import { AppShell } from './AppShell.tsx';
import { menu } from './menu/menu.ts';

const openThread = (
  <MessagesScreen
    state={{
      kind: 'open',
      list: { kind: 'ready', conversations },
      openId: priya.userId,
      browseHref: '/browse',
      folded: false,
      onFold: fn(),
      thread: {
        ...ready,
        other: { ...priya, name: 'Wilhelmina-Alexandrina' },
        log: {
          ...ready.log,
          messages: Array.from({ length: 12 }, (_, nth) =>
            ownMessage(`${nth + 1}. ${'We could walk around the lake and have lunch there. '.repeat(3)}`, {
              kind: 'seen',
            }),
          ),
        },
        swapHref: '/request-swap',
      },
    }}
  />
);

const meta = {
  title: 'Screens/Shell/Over a thread',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Sofia',
    face: people.sofia.face,
    items: menu,
    path: '/messages/1',
    fullScreen: true,
    feedback: 'docked',
    onLocked: fn(),
    onLogout: fn(),
    onFeedback: fn(),
    children: openThread,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone the floating button covers nothing that is read, written or tapped. */
export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' });
    const box = button.getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
    const others = [
      ...canvas.getAllByRole('button').filter((other) => other !== button),
      canvas.getByRole('link', { name: 'Back to all messages' }),
      canvas.getByRole('log'),
      canvas.getByRole('textbox'),
      canvas.getByRole('heading', { level: 1 }),
    ].map((other) => other.getBoundingClientRect());
    const covered = others.filter(
      (other) =>
        other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top,
    );
    await expect(covered).toEqual([]);
    await userEvent.click(button);
    await expect(args.onFeedback).toHaveBeenCalled();
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toBeVisible();
  },
};
