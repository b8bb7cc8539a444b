import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { keepLinksHere, onFollow } from '../../../testing/keep-links-here.ts';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Components/Navigation/Back link',
  component: BackLink,
  parameters: {
    guide: {
      use: 'The way from a page to the one above it. The shell gives it to the header of each page below a tab.',
      avoid: 'A step back in a form; use the Stepper.',
      do: ['Name the page that it leads to'],
      dont: ['Lead to wherever the member came from, which the browser does'],
    } satisfies ComponentGuide,
  },
  beforeEach: keepLinksHere,
  args: { href: '/my-orders', label: 'My Orders' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const Phone: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to My Orders' });
    await expect(link.getBoundingClientRect().width).toBe(44);
    await userEvent.click(link);
    await expect(onFollow).toHaveBeenCalledWith('/my-orders');
  },
};

export const Wide: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('My Orders')).toBeVisible();
  },
};

/** The menu leads there on a wide screen. */
export const BesideTheMenu: Story = {
  args: { href: '/me', label: 'Me', besideFrom: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Me' })).toBeVisible();
  },
};
