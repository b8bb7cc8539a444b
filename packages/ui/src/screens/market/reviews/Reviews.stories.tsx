import { reviewRule } from '@nestmates/domain/market/reviews/review.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReviewAnswerDialog } from './ReviewAnswerDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewList } from './ReviewList.tsx';
import { longReview, sampleReviews } from './sample-reviews.ts';

const [onRetry, onSubmit, onClose] = [fn(), fn(), fn()];

const meta = {
  title: 'Screens/Reviews',
  component: ReviewList,
  args: {
    state: { kind: 'ready', reviews: sampleReviews },
    any: true,
    sellerName: 'Priya',
  },
  parameters: { layout: 'padded' },
  beforeEach() {
    for (const on of [onRetry, onSubmit, onClose]) on.mockClear();
  },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
    await expect(canvas.getByText(/^A former member · Play kitchen/)).toBeVisible();
    await expect(canvas.getByText(/^Priya answered/)).toBeVisible();
  },
};

export const OwnTakenDown: Story = {
  args: {
    state: { kind: 'ready', reviews: sampleReviews.map((review) => ({ ...review, hidden: 'removed' })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Read why' })).toHaveLength(sampleReviews.length);
  },
};

export const None: Story = {
  args: { state: { kind: 'ready', reviews: [] }, any: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has reviewed Priya yet.')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    state: { kind: 'ready', reviews: [longReview], more: { kind: 'more', onMore: fn() } },
  },
};

export const Closed: Story = {
  args: { state: { kind: 'closed', onOpen: onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the Reviews' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const dialog = (props: Partial<Parameters<typeof ReviewDialog>[0]> = {}) => (
  <ReviewDialog
    kind="asking"
    title="Wooden balance bike"
    sellerName="Priya"
    onSubmit={onSubmit}
    onClose={onClose}
    {...props}
  />
);
const shown = async () => within(await screen.findByRole('dialog', { name: 'How was it?' }));

export const Writing: Story = { render: () => dialog() };

export const WrittenWithoutStars: Story = {
  render: () => dialog(),
  play: async ({ userEvent }) => {
    const form = await shown();
    await userEvent.click(form.getByRole('button', { name: 'Send Review' }));
    await waitFor(() => expect(screen.getByText(reviewRule.noRating)).toBeVisible());
    await expect(form.getByText(reviewRule.noText)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Written: Story = {
  tags: ['!autodocs'],
  render: () => dialog(),
  play: async ({ userEvent }) => {
    const form = await shown();
    await userEvent.click(form.getByRole('radio', { name: '4 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(form.getByLabelText('Your review'), ' Lovely. ');
    await userEvent.click(form.getByRole('button', { name: 'Send Review' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ rating: 5, text: 'Lovely.' }));
  },
};

export const Sending: Story = { render: () => dialog({ kind: 'sending' }) };

export const Refused: Story = {
  render: () => dialog({ issues: [{ path: 'text', message: reviewRule.longText }] }),
};

const answer = (props: Partial<Parameters<typeof ReviewAnswerDialog>[0]> = {}) => (
  <ReviewAnswerDialog kind="asking" buyerName="Bea" onSubmit={onSubmit} onClose={onClose} {...props} />
);

export const Answering: Story = { render: () => answer() };
export const AnswerSending: Story = { render: () => answer({ kind: 'sending' }) };

export const AnswerWritten: Story = {
  tags: ['!autodocs'],
  render: () => answer(),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Answer the review' }));
    await userEvent.click(form.getByRole('button', { name: 'Send Answer' }));
    await waitFor(() => expect(screen.getByText(reviewRule.noText)).toBeVisible());
    await userEvent.type(form.getByLabelText('Your answer'), 'Thank you!');
    await userEvent.click(form.getByRole('button', { name: 'Send Answer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith('Thank you!'));
  },
};
