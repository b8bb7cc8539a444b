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
        composer: {
          ...ready.composer,
          plans: {
            swap: { href: '/request-swap' },
            playdate: { href: '/playdates/suggest' },
            place: { href: '/playdates/suggest?first=place' },
          },
        },
        log: {
          ...ready.log,
          messages: Array.from({ length: 12 }, (_, nth) =>
            ownMessage(`${nth + 1}. ${'We could walk around the lake and have lunch there. '.repeat(3)}`, {
              kind: 'seen',
            }),
          ),
        },
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

/** Nothing but the thread on a phone: feedback is on the Me page. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Feedback' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to Messages' })).toHaveAttribute('href', '/messages');
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name.getBoundingClientRect().right).toBeLessThan(innerWidth);
  },
};

/** List and thread beside each other, so that none leads back. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Connections' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to Messages' })).toBeNull();
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toBeVisible();
  },
};
