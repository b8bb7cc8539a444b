import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReportProvider } from '../../../trust/reports/report-context.ts';
import { now, thread } from '../sample-thread.ts';
import { EndedConversationScreen } from './EndedConversationScreen.tsx';

const onReport = fn();
const onBlock = fn();
const onMore = fn();
const onRetry = fn();
const reporting = { kinds: thingKinds, onReport, onBlock };
const ready = {
  kind: 'ready',
  other: { userId: 2, name: 'Maya' },
  until: new Date(2026, 6, 3),
  now,
  messages: thread.map((message, at) => (message.mine ? message : { ...message, reportId: at + 1 })),
} as const;

const meta = {
  title: 'Screens/Messages/Ended conversation',
  component: EndedConversationScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ReportProvider value={reporting}>
      <main>
        <EndedConversationScreen {...args} />
      </main>
    </ReportProvider>
  ),
} satisfies Meta<typeof EndedConversationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each message of the other can be reported, and none of the reader's own. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onReport.mockClear();
    const menus = canvas.getAllByRole('button', { name: 'More about this message' });
    await expect(menus).toHaveLength(ready.messages.filter(({ mine }) => !mine).length);
    menus[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this message' }));
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'message' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Report Maya' }));
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'member', id: 2 } });
  },
};
export const Wide: Story = { ...Usual, globals: { viewport: { value: 'wide', isRotated: false } } };

/** Whoever has blocked the reader can be blocked in turn. */
export const Blocking: Story = {
  play: async ({ canvas, userEvent }) => {
    onBlock.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More about Maya' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Maya' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(onBlock).toHaveBeenCalledWith({ userId: 2, firstName: 'Maya' });
  },
};

/** The two were connected, and neither has written a word. */
export const NothingWritten: Story = { args: { state: { ...ready, messages: [] } } };

export const Blocked: Story = {
  args: { state: { ...ready, blocked: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Maya' }));
    await screen.findByRole('menuitem', { name: 'Report Maya' });
    await expect(screen.queryByRole('menuitem', { name: /Block/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const WithEarlierMessages: Story = {
  args: { state: { ...ready, more: { kind: 'more', onMore } } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const LoadingEarlierMessages: Story = {
  args: { state: { ...ready, more: { kind: 'loading', onMore } } },
};

/** Gone after 30 days, or where it goes on. */
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
