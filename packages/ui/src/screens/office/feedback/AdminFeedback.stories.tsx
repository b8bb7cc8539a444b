import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { longEmails, tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminFeedbackScreen, type AdminFeedbackState } from './AdminFeedbackScreen.tsx';
import { FeedbackDetailDialog } from './FeedbackDetailDialog.tsx';

const bug: FeedbackView = {
  id: '0a4c1b7e-7d5e-4d29-9c3e-0f7f3f3a1c01',
  category: 'Bug',
  status: 'new',
  message:
    'When I hold the phone in one hand and turn it sideways (I was feeding a baby), my half-written bio was gone. It came back when I turned it again, but my heart stopped.',
  userId: 3,
  user: { firstName: 'Cleo', email: 'cleo@nestmates.test' },
  createdAt: '2026-06-02T14:10:00.000Z',
};
const wish: FeedbackView = {
  ...bug,
  id: '0a4c1b7e-7d5e-4d29-9c3e-0f7f3f3a1c02',
  category: 'Suggestion',
  status: 'in_review',
  message: 'I would love to see which playgrounds have shade.',
  userId: 1,
  user: { firstName: 'Ana', email: 'ana@nestmates.test' },
};
const praise: FeedbackView = {
  ...bug,
  id: '0a4c1b7e-7d5e-4d29-9c3e-0f7f3f3a1c03',
  category: 'Other',
  status: 'resolved',
  message: 'I met my first friend in this city through here.',
  userId: 2,
  user: { firstName: null, email: 'bea@nestmates.test' },
};

const [onFilter, onOpen, onMore, onStatus, onClose] = [fn(), fn(), fn(), fn(), fn()];

const usual: AdminFeedbackState = {
  filter: {},
  onFilter,
  onOpen,
  list: { kind: 'ready', feedback: [bug, wish, praise] },
};

const meta = {
  title: 'Screens/Administration/Feedback',
  component: AdminFeedbackScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/feedback' } },
  beforeEach() {
    for (const on of [onFilter, onOpen, onMore, onStatus, onClose]) on.mockClear();
  },
} satisfies Meta<typeof AdminFeedbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /turn it sideways/ }));
    await expect(onOpen).toHaveBeenLastCalledWith(bug);
  },
};

export const Filtering: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Status' }), 'In Review');
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ status: 'in_review' }));
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Category' }), 'Bug');
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ category: 'Bug' }));
  },
};

export const NoneFound: Story = {
  args: {
    state: {
      ...usual,
      filter: { status: 'resolved', category: 'Bug' },
      list: { kind: 'ready', feedback: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(onFilter).toHaveBeenLastCalledWith({});
  },
};

export const Empty: Story = { args: { state: { ...usual, list: { kind: 'ready', feedback: [] } } } };

export const Full: Story = {
  args: {
    state: {
      ...usual,
      list: {
        kind: 'ready',
        feedback: Array.from({ length: 20 }, (_, index) => ({
          ...bug,
          id: `0a4c1b7e-7d5e-4d29-9c3e-0f7f3f3a1d${index + 10}`,
          message: 'Unbreakablewordsthatgoonandonwithoutanyspace'.repeat(6),
          user: { firstName: 'Wilhelmina-Alexandrina', email: longEmails.member },
        })),
        more: { kind: 'failed', onMore },
      },
    },
  },
};

export const Loading: Story = { args: { state: { ...usual, list: unready.loading } } };
export const Denied: Story = { args: { state: { ...usual, list: unready.denied } } };
export const Failed: Story = {
  args: { state: { ...usual, list: unready.failed } },
  play: tryAgain,
};

const detail = { feedback: bug, onStatus, onClose };

export const Detail: Story = {
  render: () => <FeedbackDetailDialog state={detail} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback' }));
    await waitFor(() => expect(dialog.getByText(bug.message)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'New' }));
    await expect(onStatus).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Resolved' }));
    await expect(onStatus).toHaveBeenLastCalledWith('resolved');
  },
};
export const ChangingStatus: Story = {
  render: () => <FeedbackDetailDialog state={{ ...detail, changingTo: 'resolved' }} />,
};
export const LongDetail: Story = {
  render: () => (
    <FeedbackDetailDialog
      state={{ ...detail, feedback: { ...bug, message: 'All the words of a thousand letters. '.repeat(27) } }}
    />
  ),
};
