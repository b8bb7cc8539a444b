import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { WhyLocked } from './WhyLocked.tsx';

const prices = [
  { id: 'free', priceCents: 0 },
  { id: 'pro', priceCents: 799 },
  { id: 'premium', priceCents: 1199 },
] as const;

const meta = {
  title: 'Screens/Locked/Why',
  component: WhyLocked,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  beforeEach: keepLinksHere,
  args: {
    wish: { what: 'message', name: 'Ana', instead: { label: 'Wave to Ana instead', href: '/messages/1' } },
    ownPlan: 'free',
    here: '/marketplace/7',
    prices,
    onClose: fn(),
  },
} satisfies Meta<typeof WhyLocked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Writing comes with Pro' });
    await expect(sheet).toHaveTextContent('Pro$7.99 a month');
    await expect(sheet).toHaveTextContent('$11.99 a month');
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Wave to Ana instead' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await expect(onFollow).toHaveBeenCalledWith('/messages/1');
  },
};

export const Marketplace: Story = {
  args: { wish: { what: 'marketplace' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'The marketplace comes with Pro' });
    await expect(sheet).toHaveTextContent('Premium Feature · Marketplace');
    await expect(screen.getByRole('link', { name: 'Start Swiping instead' })).toHaveAttribute(
      'href',
      '/browse',
    );
    await expect(sheet).toHaveTextContent('$7.99 a month');
  },
};

/** Its page opens with Pro, too; selling is another lock. */
export const SellerDashboard: Story = {
  args: { wish: { what: 'seller-dashboard' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'The Seller Dashboard comes with Pro' });
    await expect(sheet).toHaveTextContent('Premium Feature · Seller Dashboard');
  },
};

/** A member with Pro is told what they pay today. */
export const Playdate: Story = {
  tags: ['picture'],
  args: {
    wish: {
      what: 'playdate',
      name: 'Dana',
      instead: { label: 'Message Dana instead', href: '/messages?user=4' },
    },
    ownPlan: 'pro',
  },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Suggesting one comes with Premium' });
    await expect(sheet).toHaveTextContent('Your Pro today$7.99 a month');
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('link', { name: 'See Premium' }));
      await expect(onFollow).toHaveBeenCalledWith('/subscribe');
    });
  },
};

export const PlaydateForFree: Story = {
  args: {
    wish: {
      what: 'playdate',
      name: 'Maximiliana-Alexandrina',
      instead: { label: 'Wave to Maximiliana-Alexandrina instead', href: '/messages/1' },
    },
  },
  play: async () => {
    await screen.findByText('Pro, without it');
  },
};

export const CheckIn: Story = {
  args: { wish: { what: 'check-in' } },
};

/** Who looks at a listing stays there. */
export const AddToCart: Story = {
  args: { wish: { what: 'cart' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Buying comes with Pro' });
    const way = screen.getByRole('link', { name: 'Keep looking instead' });
    await expect(way).toHaveAttribute('href', '/marketplace/7');
  },
};

export const Loading: Story = { args: { prices: undefined } };

export const WithoutPrices: Story = {
  args: { prices: [] },
  play: async () => {
    await screen.findByRole('link', { name: 'See Pro' });
    await expect(screen.queryByText(/a month/)).toBeNull();
  },
};

export const Close: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

/** The second tap of a double tap on the lock neither follows a link of the sheet nor closes it. */
export const DoubleTap: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const way = await screen.findByRole('link', { name: 'See Pro' });
    const tapAtOnce = (type: string) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: 1 });
      return event;
    };
    for (const target of [way, screen.getByRole('button', { name: 'Close' })]) {
      target.dispatchEvent(tapAtOnce('click'));
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
