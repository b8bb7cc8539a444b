import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessagesScreen, type MessagesScreenState } from '../MessagesScreen.tsx';
import { chat, ready, withinMain } from '../sample-states.tsx';
import type { PlansOfThread } from './ThreadPlans.tsx';

const onLocked = fn();
const open = {
  swap: { href: '/request-swap?recipientId=2' },
  playdate: { href: '/playdates/suggest?with=2' },
  place: { href: '/playdates/suggest?with=2&first=place' },
} as const satisfies PlansOfThread;

const withPlans = (plans: PlansOfThread | undefined): MessagesScreenState => ({
  ...chat,
  thread: { ...ready, composer: { ...ready.composer, plans } },
});

const meta = {
  title: 'Screens/Messages/Plans',
  component: MessagesScreen,
  args: { state: withPlans(open) },
  ...withinMain,
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** “+” leads to the cards of a swap and of a playdate, also by its place; Escape leads back to it. */
export const Opened: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: 'Plan with Priya' });
    await userEvent.click(plus);
    const swap = canvas.getByRole('link', { name: /^Swap/ });
    await expect(swap).toHaveFocus();
    await expect(swap).toHaveAttribute('href', open.swap.href);
    await expect(canvas.getByRole('link', { name: /^Playdate/ })).toHaveAttribute('href', open.playdate.href);
    await expect(canvas.getByRole('link', { name: /^Place/ })).toHaveAttribute('href', open.place.href);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: /^Swap/ })).toBeNull();
    await expect(plus).toHaveFocus();
    await userEvent.click(plus);
    await expect(plus).toHaveAttribute('aria-expanded', 'true');
    await expect(plus).toHaveAccessibleName('Plan with Priya');
  },
};

/** A tap into the text brings the keyboard back in its place. */
export const WritesInstead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan with Priya' }));
    const text = canvas.getByRole('textbox', { name: 'Message Priya' });
    await userEvent.click(text);
    await expect(canvas.queryByRole('link', { name: /^Swap/ })).toBeNull();
    await expect(text).toHaveFocus();
  },
};

/** What the plan of the member does not open keeps its place, and a tap says why. */
export const Locked: Story = {
  args: { state: withPlans({ ...open, playdate: { onLocked }, place: { onLocked } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan with Priya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Playdate Comes with Premium' }));
    await expect(onLocked).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Place Comes with Premium' }));
    await expect(onLocked).toHaveBeenCalledTimes(2);
  },
};

/** Not with somebody whom the member writes to about a listing. */
export const NotConnected: Story = {
  args: { state: withPlans(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Plan with Priya' })).toBeNull();
  },
};
