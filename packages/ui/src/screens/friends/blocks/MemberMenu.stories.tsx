import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../testing/member-menu.ts';
import { LazyToaster } from '../../../components/feedback/LazyToaster.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';
import { Menu } from '../../../components/overlays/Menu.tsx';
import { ReportProvider, reportOfMember } from '../../trust/reports/report-context.ts';
import { MemberMenu } from './MemberMenu.tsx';

const importMenu = fn();
const onBlock = fn();

const meta = {
  title: 'Screens/Account/Member menu',
  component: MemberMenu,
  args: { name: 'Cleo', onBlock },
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onBlock.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Cleo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Cleo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(onBlock).toHaveBeenCalledOnce();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Cleo' }));
    await screen.findByRole('menuitem', { name: 'Block Cleo' });
  },
};

export const BlockAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Cleo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Cleo' }));
    await screen.findByRole('button', { name: 'Block' });
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(/also a purchase that is not paid yet/);
  },
};

const onReport = fn();

/** The dialog stands beside the page, so the menu only says what is meant, and how the page blocks. */
export const Reports: Story = {
  tags: ['!autodocs'],
  args: { report: reportOfMember({ id: 3, firstName: 'Cleo' }) },
  render: (args) => (
    <ReportProvider value={{ kinds: ['member'], onReport }}>
      <MemberMenu {...args} />
    </ReportProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onReport.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Cleo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report Cleo' }));
    onBlock.mockClear();
    const [asked] = onReport.mock.lastCall ?? [];
    await expect(asked).toMatchObject({ about: { kind: 'member', id: 3 }, name: 'Cleo' });
    asked.onBlock();
    await expect(onBlock).toHaveBeenCalledOnce();
  },
};

const onBlockAnywhere = fn();
const cleo = { id: 3, firstName: 'Cleo', profilePhotoUrl: '/photos/cleo/card.webp' };

/** Blocks the member whose it is, though the page has no way of its own for that; a photo is reported by itself. */
export const SomethingOfTheirs: Story = {
  render: () => (
    <ReportProvider value={{ kinds: ['member', 'photo'], onReport, onBlock: onBlockAnywhere }}>
      <MemberMenu name="the swap with Cleo" report={reportOfMember(cleo)} />
    </ReportProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onReport.mockClear();
    onBlockAnywhere.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More about the swap with Cleo' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this photo' }));
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'photo', id: 'cleo' } });
    await chooseFromMenu(userEvent, {
      about: 'the swap with Cleo',
      item: 'Block Cleo',
      answer: 'Block',
    });
    await expect(onBlockAnywhere).toHaveBeenCalledWith({ userId: 3, firstName: 'Cleo' });
  },
};

/** Nobody is offered to report themselves, and a menu without anything in it is not there. */
export const OwnThing: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ReportProvider value={{ kinds: ['member'], ownId: 3, onReport, onBlock: onBlockAnywhere }}>
      <MemberMenu name="Cleo" report={reportOfMember({ id: 3, firstName: 'Cleo' })} />
    </ReportProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Keeps the button without a network, and a toast says why; once the network is back, the menu opens. */
export const CodeNotLoaded: Story = {
  args: { importMenu },
  render: (args) => (
    <>
      <MemberMenu {...args} />
      <LazyToaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    importMenu.mockRejectedValue(new TypeError('Failed to fetch'));
    const button = canvas.getByRole('button', { name: 'More about Cleo' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('That could not be opened')).toBeVisible());
    await expect(button).toBeVisible();
    importMenu.mockResolvedValue({ Menu, AlertDialog });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block Cleo' })).toBeVisible());
  },
};
