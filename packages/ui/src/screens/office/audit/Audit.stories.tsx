import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { longEmails, tryAgain, unready } from '../admin/unready-stories.ts';
import { AuditScreen, type AuditScreenState } from './AuditScreen.tsx';
import { sampleAudit } from './sample-audit.ts';

const [onFilter, onMore] = [fn(), fn()];

const usual: AuditScreenState = {
  filter: {},
  today: '2026-06-04',
  onFilter,
  csvHref: '/api/admin/audit.csv',
  list: { kind: 'ready', entries: sampleAudit },
};

const meta = {
  title: 'Screens/Administration/Audit',
  component: AuditScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/audit' } },
  beforeEach() {
    for (const on of [onFilter, onMore]) on.mockClear();
  },
} satisfies Meta<typeof AuditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hana (account deleted)')).toBeVisible();
    await expect(canvas.getByText('Ada Lindqvist (account deleted)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit.csv',
    );
  },
};

export const Filtering: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await chooseOption(
      userEvent,
      canvas.getByRole('combobox', { name: 'What was done' }),
      'Revoked early access',
    );
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ action: 'early-access.revoke' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /^From/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday, June 2, 2026' }));
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ from: '2026-06-02' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const email = canvas.getByLabelText('Email of the member or the administrator');
    await userEvent.type(email, 'bea');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(canvas.getByText('Please enter a valid email address')).toBeVisible());
    await userEvent.type(email, '@Nestmates.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ email: 'bea@nestmates.test' }));
  },
};

export const Filtered: Story = {
  args: {
    state: {
      ...usual,
      filter: {
        action: 'early-access.revoke',
        email: 'bea@nestmates.test',
        from: '2026-06-01',
        to: '2026-06-04',
      },
      list: { kind: 'ready', entries: sampleAudit.slice(0, 1) },
    },
  },
};

export const NothingFound: Story = {
  args: {
    state: {
      ...usual,
      filter: { email: 'nobody@nestmates.test' },
      list: { kind: 'ready', entries: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(onFilter).toHaveBeenLastCalledWith({});
  },
};

export const Empty: Story = { args: { state: { ...usual, list: { kind: 'ready', entries: [] } } } };

export const Full: Story = {
  args: {
    state: {
      ...usual,
      list: {
        kind: 'ready',
        entries: Array.from({ length: 20 }, (_, index) => ({
          id: 100 - index,
          action: 'order.refund',
          at: '2026-06-04T14:10:00.000Z',
          admin: longEmails.admin,
          member: longEmails.member,
          formerAdmin: null,
          formerMember: null,
          detail: 'Order 1047: the saddle was cracked and the photo shows it clearly. '.repeat(4),
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
