import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { keepLinksHere } from '../../../testing/keep-links-here.ts';
import { SegmentLinks } from './SegmentLinks.tsx';

const onLocked = fn();
const matches = { label: 'My Matches', href: '/matches', current: false };

const meta = {
  title: 'Components/Navigation/Segment links',
  component: SegmentLinks,
  parameters: {
    guide: {
      use: 'Two or three pages that belong to one tab of a phone.',
      avoid: 'Parts of one page; use Tabs.',
      do: ['Keep a locked page in its place'],
      dont: ['Show them beside the menu of a wide screen'],
    } satisfies ComponentGuide,
  },
  beforeEach: keepLinksHere,
  args: { label: 'People', links: [{ label: 'Messages', href: '/messages', current: true }, matches] },
} satisfies Meta<typeof SegmentLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'My Matches' })).toHaveAttribute('href', '/matches');
  },
};

export const Locked: Story = {
  args: {
    links: [
      { label: 'Messages', href: '/messages', current: false, onLocked },
      { ...matches, current: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    const locked = canvas.getByRole('button', { name: /^Messages.*locked/ });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(onLocked).toHaveBeenCalledOnce();
  },
};
