import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { people } from '../../../drawings/people.ts';
import { administratorMenu, menu } from '../shell/menu/menu.ts';
import { lockedFor } from '../shell/menu/sample-menu.ts';
import { MeScreen } from './MeScreen.tsx';

const meta = {
  title: 'Screens/Me',
  component: MeScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/me' } },
  beforeEach: keepLinksHere,
  args: {
    firstName: 'Sofia',
    age: 34,
    zipCode: '11215',
    face: people.sofia.face,
    plan: 'premium',
    kids: 2,
    planner: 'open',
    items: menu.map((entry) => (entry.id === 'messages' ? { ...entry, count: 3 } : entry)),
    onLocked: fn(),
    onLogout: fn(),
    onFeedback: fn(),
  },
} satisfies Meta<typeof MeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Premium: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'My Orders' }));
    await expect(onFollow).toHaveBeenCalledWith('/my-orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Shown after onboarding, until one of the questions that it left for later is answered. */
export const MoreToTell: Story = {
  args: { hasMoreToTell: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add what you enjoy' })).toHaveAttribute(
      'href',
      '/edit-profile/parenting',
    );
  },
};

export const Pro: Story = { args: { plan: 'pro', planner: 'locked', items: lockedFor('pro') } };

/** What the plan does not open stays in its place. */
export const Free: Story = {
  args: { plan: 'free', planner: 'locked', items: lockedFor('free') },
  play: async ({ args, canvas, userEvent }) => {
    const calendar = canvas.getByRole('button', { name: /^Calendar.*locked/ });
    await expect(calendar).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(calendar);
    await expect(args.onLocked).toHaveBeenCalledWith('calendar');
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');
  },
};

export const Administrator: Story = {
  args: { items: administratorMenu },
  play: async ({ canvas }) => {
    const everything = within(canvas.getByRole('navigation', { name: 'Everything' }));
    await expect(everything.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
  },
};

/** Only the number of children is asked for, and moves nothing when it comes. */
export const Loading: Story = { args: { kids: undefined } };

export const LongName: Story = {
  args: {
    firstName: 'Wilhelmina-Alexandrina-Josephine-Maria-T',
    face: { kind: 'initial' },
    items: menu.map((entry) => ({ ...entry, count: 123_456 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Messages/ })).toHaveTextContent('Messages99+ new');
  },
};

export const WithoutZip: Story = { args: { zipCode: null, age: null, kids: 1 } };

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
