import type { CodeView, EarlyAccessView } from '@nestmates/application/office/early-access/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import type { Question } from '../admin/question.ts';
import { AdminEarlyAccessScreen, type EarlyAccessReady } from './AdminEarlyAccessScreen.tsx';

const users: EarlyAccessView['users'] = [
  { email: 'sofia@nestmates.test', unlockedVia: 'EARLYBIRD', unlockedAt: '2026-06-03T14:10:00.000Z' },
  { email: 'amara@nestmates.test', unlockedVia: 'EARLYBIRD', unlockedAt: '2026-05-28T09:02:00.000Z' },
  { email: 'hana@nestmates.test', unlockedVia: 'AUTUMN-FAIR', unlockedAt: '2026-05-11T18:45:00.000Z' },
  { email: 'lucia@nestmates.test', unlockedVia: null, unlockedAt: null },
];

const codes: readonly CodeView[] = [
  { code: 'EARLYBIRD', places: 97, used: 2, opensAt: null, closesAt: null, open: true },
  {
    code: 'AUTUMN-FAIR',
    places: 3,
    used: 3,
    opensAt: null,
    closesAt: '2026-12-24T18:00:00.000Z',
    open: false,
  },
];

const [onAsk, onCancel, onConfirm, onRefused, onRetry] = [fn(), fn(), fn(), fn(), fn()];
const [onNewCode, onCreate, onClose] = [fn(), fn(), fn()];

const unasked = { about: undefined, pending: false, onAsk, onCancel, onConfirm };
const asking = <About,>(about: About, pending = false): Question<About> => ({ ...unasked, about, pending });
const reset = { question: unasked, succeeded: 0, onRefused };

const usual: EarlyAccessReady = {
  kind: 'ready',
  access: { totalCount: 4, users },
  codes,
  revoking: unasked,
  closing: unasked,
  resetUser: reset,
  resetPassword: reset,
  onNewCode,
};

const newCode = { kind: 'asking', now: '2026-06-04T10:00', onCreate, onClose } as const;

const meta = {
  title: 'Screens/Administration/Early access',
  component: AdminEarlyAccessScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin-early-access' } },
  beforeEach() {
    for (const on of [onAsk, onCancel, onConfirm, onRefused, onRetry, onNewCode, onCreate, onClose])
      on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminEarlyAccessScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/out of 100 slots/)).toHaveTextContent('4 out of 100 slots');
    await expect(canvas.getByText('95')).toBeVisible();
  },
};

export const Actions: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Access of amara@nestmates.test' }));
    await expect(onAsk).toHaveBeenLastCalledWith('amara@nestmates.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Close EARLYBIRD' }));
    await expect(onAsk).toHaveBeenLastCalledWith('EARLYBIRD');
    await userEvent.click(canvas.getByRole('button', { name: 'New Code' }));
    await expect(onNewCode).toHaveBeenCalledOnce();
  },
};

export const Found: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const find = canvas.getByLabelText('Find by email or code');
    const table = () =>
      within(canvas.getByRole('table', { name: 'Unlocked users' })).getAllByRole('rowheader');
    await userEvent.type(find, 'autumn');
    await expect(table().map((cell) => cell.textContent)).toEqual(['hana@nestmates.test']);
    await userEvent.clear(find);
    await userEvent.type(find, 'nobody');
    await expect(canvas.getByText('No unlocked user has “nobody” in her email or code.')).toBeVisible();
  },
};

export const ResetUser: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('region', { name: 'Reset user data' }));
    await userEvent.click(form.getByRole('button', { name: 'Reset User Data' }));
    await expect(onRefused).toHaveBeenLastCalledWith({
      title: 'Email required',
      description: 'Please enter a user email to reset',
    });
    await userEvent.type(form.getByLabelText('User Email'), ' bea@nestmates.test');
    await userEvent.click(form.getByRole('button', { name: 'Reset User Data' }));
    await waitFor(() => expect(onAsk).toHaveBeenLastCalledWith('bea@nestmates.test'));
  },
};

export const ResetPassword: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('region', { name: 'Reset password' }));
    await userEvent.type(form.getByLabelText('User Email'), 'bea@nestmates.test');
    await userEvent.type(form.getByLabelText('New Password'), '12345');
    await userEvent.click(form.getByRole('button', { name: 'Reset Password' }));
    await expect(onRefused).toHaveBeenLastCalledWith({
      title: 'Password too short',
      description: 'Password must be at least 6 characters long',
    });
    await userEvent.type(form.getByLabelText('New Password'), '6');
    await userEvent.click(form.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() =>
      expect(onAsk).toHaveBeenLastCalledWith({ email: 'bea@nestmates.test', newPassword: '123456' }),
    );
  },
};

/** The server knows nobody of that name. */
export const UnknownEmail: Story = {
  args: {
    state: {
      ...usual,
      resetUser: { ...reset, issues: [{ path: 'email', message: 'Please enter a valid email address' }] },
    },
  },
};

export const Resetting: Story = {
  args: {
    state: { ...usual, resetPassword: { ...reset, question: { ...unasked, pending: true } } },
  },
};

export const Revoking: Story = {
  args: { state: { ...usual, revoking: asking('amara@nestmates.test') } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke access?' }));
    await waitFor(() => expect(dialog.getByText(/It cannot be undone/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke Access' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const RevokingPending: Story = {
  args: { state: { ...usual, revoking: asking('amara@nestmates.test', true) } },
};
export const ResettingUser: Story = {
  args: { state: { ...usual, resetUser: { ...reset, question: asking('amara@nestmates.test') } } },
};
export const ResettingPassword: Story = {
  args: {
    state: {
      ...usual,
      resetPassword: {
        ...reset,
        question: asking({ email: 'amara@nestmates.test', newPassword: 'secret1' }),
      },
    },
  },
};
export const ClosingCode: Story = { args: { state: { ...usual, closing: asking('EARLYBIRD') } } };

export const NewCode: Story = {
  args: { state: { ...usual, newCode } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New code' }));
    await userEvent.type(dialog.getByLabelText('Code'), 'autumn-fair');
    await userEvent.type(dialog.getByLabelText('Places'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Code' }));
    await waitFor(() =>
      expect(onCreate).toHaveBeenLastCalledWith({ code: 'AUTUMN-FAIR', places: 50, closesAt: null }),
    );
  },
};
export const NewCodeRefused: Story = {
  args: {
    state: {
      ...usual,
      newCode: { ...newCode, issues: [{ path: 'code', message: 'There is such a code already.' }] },
    },
  },
};

export const NobodyUnlocked: Story = {
  args: { state: { ...usual, access: { totalCount: 0, users: [] }, codes: [] } },
};

/** A hundred, with long addresses; 25 stand there at first. */
export const Full: Story = {
  args: {
    state: {
      ...usual,
      access: {
        totalCount: 100,
        users: Array.from({ length: 100 }, (_, index) => ({
          email: `a-very-long-name-of-a-mother-who-likes-long-addresses.${index}@a-long-domain-name.nestmates.test`,
          unlockedVia: 'A-CODE-OF-THIRTY-CHARACTERS-XX',
          unlockedAt: '2026-05-11T18:45:00.000Z',
        })),
      },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Denied: Story = {
  args: { state: { kind: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText('Admin privileges required to access this page')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Failed to load early access data. Please try refreshing the page.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
