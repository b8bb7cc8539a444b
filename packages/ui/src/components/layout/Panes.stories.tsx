import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { keepLinksHere } from '../../../testing/keep-links-here.ts';
import { Link } from '../actions/Link.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Page } from './Page.tsx';
import { Panes } from './Panes.tsx';

const list = (
  <Page title="Listings" titleAs="h2">
    <Link href="/marketplace/1">Wooden balance bike</Link>
  </Page>
);
const opened = (
  <Page title="Wooden balance bike">
    <p>Ridden for one summer.</p>
  </Page>
);
const nothing = (
  <EmptyState scene="shelf" title="One at a time">
    Choose a listing to read about it.
  </EmptyState>
);

const meta = {
  title: 'Components/Layout/Panes',
  component: Panes,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'A list and the page of what is opened from it, which a tablet shows beside each other.',
      avoid: 'Two parts of one page; give it columns.',
      do: [
        'Give the list `beside`, so that its entries lead to the other pane',
        'Leave the h1 to what is open',
      ],
      dont: ['Render the list where it is not shown'],
    } satisfies ComponentGuide,
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: keepLinksHere,
  args: { list, opened, nothing },
} satisfies Meta<typeof Panes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ridden for one summer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wooden balance bike' })).toBeVisible();
  },
};

export const NothingOpened: Story = {
  args: { list: <Page title="Listings">Wooden balance bike</Page>, opened: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One at a time')).toBeVisible();
  },
};

export const OpenedOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ridden for one summer.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ListOnAPhone: Story = {
  ...OpenedOnAPhone,
  args: { list: <Page title="Listings">Wooden balance bike</Page>, opened: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wooden balance bike')).toBeVisible();
    await expect(canvas.queryByText('One at a time')).toBeNull();
  },
};
