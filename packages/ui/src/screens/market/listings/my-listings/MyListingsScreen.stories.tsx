import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MyListingsScreen } from './MyListingsScreen.tsx';
import type { OwnListingsState } from './OwnListings.tsx';
import { ownListings } from './sample-own-listings.ts';

const [onChangeStatus, onDelete, onRetry, onLoadMore] = [fn(), fn(), fn(), fn()];

const ready: Extract<OwnListingsState, { kind: 'ready' }> = {
  kind: 'ready',
  listings: Object.values(ownListings),
  changing: [],
  onChangeStatus,
  onDelete,
};

const meta = {
  title: 'Screens/Marketplace/My Listings',
  component: MyListingsScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace/my-listings' } },
  beforeEach: () => {
    for (const action of [onChangeStatus, onDelete, onRetry]) action.mockClear();
  },
} satisfies Meta<typeof MyListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Wooden balance bike' })).toHaveAttribute(
      'href',
      '/marketplace/1/edit',
    );
    await expect(canvas.queryByRole('link', { name: 'Edit Tin train with wagon' })).toBeNull();
    await expect(canvas.getByText('Product · Clothing')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Choose a new day for Songs for a birthday party' }),
    ).toHaveAttribute('href', '/marketplace/6/edit');
  },
};

export const Hidden: Story = {
  args: {
    state: {
      ...ready,
      listings: [
        { ...ownListings.bike, hidden: 'being-looked-at' },
        { ...ownListings.lessons, hidden: 'removed' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Active')).toBeNull();
    await expect(canvas.getByText('Being looked at')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/account/standing');
  },
};

const sleepers = { title: 'Fisher-Price Rock ’n Play (sleepers, 2019)', url: 'https://www.cpsc.gov/Recalls' };

export const Recalled: Story = {
  args: {
    state: {
      ...ready,
      listings: [{ ...ownListings.bike, status: 'paused', recall: sleepers, actions: ['edit', 'remove'] }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recalled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read about the recall' })).toHaveAttribute(
      'href',
      sleepers.url,
    );
  },
};

export const Pausing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Piano lessons' }));
    await expect(onChangeStatus).toHaveBeenLastCalledWith(ownListings.lessons, 'pause');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume Hand-knit cardigan, 2T' }));
    await expect(onChangeStatus).toHaveBeenLastCalledWith(ownListings.cardigan, 'resume');
  },
};

export const Deleting: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Delete Wooden balance bike' });
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep It' }));
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Listing' }));
    await expect(onDelete).toHaveBeenCalledWith(ownListings.bike);
  },
};

export const DeletionAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Wooden balance bike' }));
    await screen.findByRole('button', { name: 'Keep It' });
  },
};

export const Changing: Story = { args: { state: { ...ready, changing: [1] } } };

export const Full: Story = {
  args: {
    state: {
      ...ready,
      listings: [
        {
          ...ownListings.bike,
          title:
            'A very long title for a wooden balance bike that was ridden by three sisters, one after the other',
          price: 9_999_999,
        },
        { ...ownListings.lessons, title: 'Pneumonoultramicroscopicsilicovolcanoconiosis lessons' },
      ],
      more: { kind: 'more', onMore: onLoadMore },
    },
  },
};

export const Empty: Story = {
  tags: ['picture'],
  args: { state: { ...ready, listings: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Your First Listing' })).toHaveAttribute(
      'href',
      '/marketplace/new',
    );
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
