import type { SearchView } from '@nestmates/application/office/search/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { AdminSearchDialog } from './AdminSearchDialog.tsx';

const nothing: SearchView = { members: [], orders: [], cases: [], codes: [] };
const found: SearchView = {
  members: [
    { id: 12, email: 'leah@nestmates.test', firstName: 'Leah' },
    { id: 13, email: 'leah.who.has.a.very.long.address@a-long-domain.nestmates.test', firstName: null },
  ],
  orders: [{ id: 1043, title: 'Puzzle of the night sky', status: 'problem' }],
  cases: [
    { id: 209, state: 'open', firstName: 'Leah' },
    { id: 180, state: 'void', firstName: null },
  ],
  codes: [{ code: 'LEAHSFRIENDS' }],
};

const meta = {
  title: 'Screens/Administration/Search',
  component: AdminSearchDialog,
  args: { words: 'leah', state: { kind: 'found', found }, onWords: fn(), onClose: fn() },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof AdminSearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows go from the field through all that is found and back. */
export const Found: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('link', { name: /^Order 1043/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const first = screen.getByRole('link', { name: /^Leah/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '/admin/members/12');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.type(field, '!');
    await expect(args.onWords).toHaveBeenLastCalledWith('leah!');
  },
};
export const Empty: Story = { args: { words: '', state: { kind: 'empty' } } };
export const Searching: Story = { args: { state: { kind: 'searching' } } };
export const NothingFound: Story = {
  args: { state: { kind: 'found', found: nothing } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Nothing was found.')).toBeVisible());
  },
};
export const Failed: Story = { args: { state: { kind: 'failed' } } };
