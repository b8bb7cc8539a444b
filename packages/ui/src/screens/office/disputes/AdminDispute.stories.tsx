import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminDisputeScreen, type AdminDisputeScreenState } from './AdminDisputeScreen.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import { sampleDisputePages } from './sample-disputes.ts';

const [onAnswer, onAsk, onConfirm, onCancel, onSend, onClose] = [fn(), fn(), fn(), fn(), fn(), fn()];
const dismissal = { about: undefined, pending: false, onAsk, onConfirm, onCancel };
const shows = (dispute: keyof typeof sampleDisputePages): AdminDisputeScreenState => ({
  kind: 'ready',
  dispute: sampleDisputePages[dispute],
  now: new Date('2026-06-04T12:00:00Z'),
  dismissal,
  onAnswer,
});

const meta = {
  title: 'Screens/Administration/Dispute',
  component: AdminDisputeScreen,
  args: { state: shows('open') },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/disputes/31' } },
  beforeEach() {
    for (const on of [onAnswer, onAsk, onConfirm, onSend]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminDisputeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('9400111202555842761523')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the Bank' }));
    await expect(onAnswer).toHaveBeenCalledOnce();
  },
};

/** It was too long for the bank, so it can be sent again. */
export const Refused: Story = { args: { state: shows('refused') } };
/** It can be settled by a refund, which a dispute cannot. */
export const Inquiry: Story = {
  args: { state: shows('inquiry') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bank only asks')).toBeVisible();
    await expect(canvas.getByText(/Without an answer it may become a dispute/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decide About the Order' })).toBeVisible();
  },
};
export const OfAPlan: Story = {
  args: { state: shows('plan') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See order/ })).toBeNull();
  },
};

/** Nothing of ours was paid with it: it is answered all the same. */
export const OfAnUnknownPayment: Story = {
  args: { state: shows('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We do not know this payment')).toBeVisible();
    await expect(canvas.getByText(/payment-3PxQ7fLkdIwHu7ix0sM2Zk1b/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Answer the Bank' })).toBeVisible();
  },
};

export const InAnotherCurrency: Story = {
  args: { state: shows('foreign') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0 of €45.00')).toBeVisible();
  },
};

export const FraudWarning: Story = {
  args: { state: shows('warning') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This payment may be fraud')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the Payment' }));
    await expect(onAsk).toHaveBeenLastCalledWith(sampleDisputePages.warning);
  },
};

export const LeavingThePayment: Story = {
  args: {
    state: {
      kind: 'ready',
      dispute: sampleDisputePages.warning,
      now: new Date('2026-06-04T12:00:00Z'),
      dismissal: { ...dismissal, about: sampleDisputePages.warning },
      onAnswer,
    },
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave It' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const TooLate: Story = {
  args: { state: shows('overdue') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The deadline is over')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BeingSent: Story = { args: { state: shows('sending') } };
export const WithTheBank: Story = { args: { state: shows('waiting') } };
export const Won: Story = { args: { state: shows('won') } };
export const Lost: Story = { args: { state: shows('lost') } };
export const Closed: Story = { args: { state: shows('closed') } };
export const LongWords: Story = { args: { state: shows('long') } };
export const Loading: Story = { args: { state: unready.loading } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = { args: { state: unready.failed }, play: tryAgain };

const dialog = (props: Partial<Parameters<typeof EvidenceDialog>[0]> = {}) => (
  <EvidenceDialog
    kind="asking"
    initial={{ explanation: '', withMessages: true, photoUrls: [] }}
    hasMessages
    photos={[]}
    onSend={onSend}
    onClose={onClose}
    {...props}
  />
);

export const Answering: Story = { render: () => dialog() };
export const SendingTheAnswer: Story = {
  render: () =>
    dialog({
      kind: 'sending',
      initial: { explanation: 'It was signed for.', withMessages: true, photoUrls: [] },
    }),
};

export const Answered: Story = {
  tags: ['!autodocs'],
  render: () => dialog(),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Answer the bank' }));
    await userEvent.click(form.getByRole('button', { name: 'Send to the Bank' }));
    await waitFor(() => expect(screen.getByText('Please say why the payment is right')).toBeVisible());
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Why is the payment right?'), 'It was signed for.');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: 'Send to the Bank' }));
    await waitFor(() =>
      expect(onSend).toHaveBeenLastCalledWith({
        explanation: 'It was signed for.',
        withMessages: false,
        photoUrls: [],
      }),
    );
  },
};

const photos = (['bike', 'cardigan', 'chair'] as const).map((name) => itemPhoto(name));

/** The administrator says which of the order's photos the bank gets. */
export const AnsweringWithPhotos: Story = {
  render: () => dialog({ photos }),
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Answer the bank' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Photo 2 of 3' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Photo 3 of 3' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Photo 2 of 3' }));
    await userEvent.type(form.getByLabelText('Why is the payment right?'), 'It was whole.');
    await userEvent.click(form.getByRole('button', { name: 'Send to the Bank' }));
    await waitFor(() =>
      expect(onSend).toHaveBeenLastCalledWith({
        explanation: 'It was whole.',
        withMessages: true,
        photoUrls: [itemPhoto('chair')],
      }),
    );
  },
};

/** What was sent along stays with the evidence. */
export const SentWithPhotos: Story = {
  args: { state: shows('withPhotos') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photos sent along')).toBeVisible();
  },
};
