import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { wordsAcrossLines } from '../../../../testing/words-across-lines.ts';
import { ConnectionRequestsScreen } from './ConnectionRequestsScreen.tsx';
import { longRequest, sampleRequests, shortRequest } from './sample-requests.ts';

const onAnswer = fn();
const onRetry = fn();
const ready = { kind: 'ready', requests: sampleRequests, onAnswer, onBlock: fn() } as const;

const meta = {
  title: 'Screens/Connection requests/Inbox',
  component: ConnectionRequestsScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/connection-requests' } },
} satisfies Meta<typeof ConnectionRequestsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear();
    await expect(canvas.getByText('Asked on June 3, 2026')).toBeVisible();
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    if (accept) await userEvent.click(accept);
    await expect(onAnswer).toHaveBeenCalledWith(sampleRequests[0], 'accept');
  },
};

/** No word is broken at 200 % on a phone, also in the title. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvasElement }) => expect(wordsAcrossLines(canvasElement)).toEqual([]),
};

export const Full: Story = {
  args: { state: { ...ready, requests: [longRequest, ...sampleRequests, shortRequest] } },
};

/** A limited member can decline, and reads why not more. */
export const Limited: Story = {
  args: { state: { ...ready, requests: [{ ...shortRequest, actions: ['decline'] }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You cannot connect with anybody new for now\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/account/standing');
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};

export const Answering: Story = {
  args: { state: { ...ready, answering: [{ requestId: 72, action: 'decline' }] } },
};

const onMore = fn();

export const MoreToCome: Story = {
  args: { state: { ...ready, more: { kind: 'more', onMore } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more requests' })).toBeVisible();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = {
  args: { state: { ...ready, more: { kind: 'loading', onMore } } },
};

export const MoreFailed: Story = {
  args: { state: { ...ready, more: { kind: 'failed', onMore } } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByText('More requests could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { state: { ...ready, requests: [] } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('heading', { name: 'Error Loading Requests' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
