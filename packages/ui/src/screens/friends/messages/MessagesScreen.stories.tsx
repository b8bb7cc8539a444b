import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../testing/member-menu.ts';
import { WithState } from '../../../../testing/WithState.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { people } from '../../../drawings/people.ts';
import { ListingChoice } from '../../market/listings/thread/ListingChoice.tsx';
import { ThreadListing } from '../../market/listings/thread/ThreadListing.tsx';
import { ReportProvider } from '../../trust/reports/report-context.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import {
  chat,
  list,
  type Open,
  onBlock,
  onUnmatch,
  type ReadyThread,
  ready,
  withinMain,
  withLog,
} from './sample-states.tsx';
import {
  askedAbout,
  buyer,
  conversations,
  longThread,
  ownMessage,
  priya,
  theirMessage,
  thread,
  threadAboutListing,
} from './sample-thread.ts';

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  args: { state: chat },
  ...withinMain,
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const List: Story = {
  tags: ['picture'],
  args: { state: list },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Priya/ })).toHaveAttribute('href', '/messages/1');
    await userEvent.type(canvas.getByRole('searchbox'), 'noo');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText(/None of your connections/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
export const ListLoading: Story = { args: { state: { ...list, list: { kind: 'loading' } } } };
/**
 * Lists besides connections those who write about what the member sells, and whose listings the member has
 * asked about.
 */
export const ListWithBuyers: Story = {
  args: { state: { ...list, list: { kind: 'ready', conversations: [buyer, ...conversations] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About Wooden balance bike')).toBeVisible();
  },
};
const onListRetry = fn();
export const ListFailed: Story = {
  args: { state: { ...list, list: { kind: 'failed', onRetry: onListRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onListRetry).toHaveBeenCalledOnce();
  },
};
export const ListEmpty: Story = {
  args: { state: { ...list, list: { kind: 'ready', conversations: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready to connect?')).toBeVisible();
  },
};
export const ListFull: Story = {
  args: {
    state: {
      ...list,
      list: {
        kind: 'ready',
        conversations: Array.from({ length: 40 }, (_, index) => ({
          ...priya,
          userId: index + 1,
          name: index === 0 ? 'Wilhelmina-Alexandrina Montgomery-Featherstonehaugh' : priya.name,
          unread: index === 1 ? 100 : 0,
        })),
      },
    },
  },
};

const onMore = fn();
const many = Array.from({ length: 50 }, (_, index) => ({ ...priya, userId: index + 1, unread: 0 }));
const withRest = (kind: MoreItems['kind'], state: Partial<Open> = {}): Open => ({
  ...list,
  list: { kind: 'ready', conversations: many, more: { kind, onMore } },
  ...state,
});

/** No result does not mean that there is no such connection, as more can be loaded. */
export const ListMore: Story = {
  args: { state: withRest('more') },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await expect(canvas.queryByText(/None of your connections/)).toBeNull();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
export const ListLoadingMore: Story = { args: { state: withRest('loading') } };
export const ListMoreFailed: Story = {
  args: { state: withRest('failed') },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Thread: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message Priya' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(field).toHaveValue('One\nTwo');
    await userEvent.keyboard('{Enter}');
    await expect(ready.composer.onSend).toHaveBeenCalledWith('One\nTwo');
    await expect(field).toHaveValue('');
    await userEvent.type(field, '   {Enter}');
    await expect(ready.composer.onSend).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
  },
};
const aboutBike: Open = {
  ...chat,
  thread: {
    ...ready,
    other: { ...priya, age: null, children: [] },
    about: <ThreadListing listing={askedAbout} href="/marketplace/61" />,
    log: { ...ready.log, messages: threadAboutListing },
    onUnmatch: undefined,
  },
};
export const AboutAListing: Story = {
  args: { state: aboutBike },
  play: async ({ canvas }) => {
    const about = canvas.getByRole('region', { name: 'About this listing' });
    await expect(about).toHaveTextContent('Wooden balance bike$48.00');
    await expect(canvas.getByRole('link', { name: /Wooden balance bike/ })).toHaveAttribute(
      'href',
      '/marketplace/61',
    );
  },
};
export const AskingAboutAListing: Story = {
  args: {
    state: {
      ...aboutBike,
      thread: {
        ...(aboutBike.thread as ReadyThread),
        log: { ...ready.log, messages: [] },
        composer: { ...ready.composer, draft: 'Hi Priya! Is “Wooden balance bike” still available?' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(ready.composer.onSend).toHaveBeenCalledWith(
      'Hi Priya! Is “Wooden balance bike” still available?',
    );
  },
};
/** A line under what leads to paying elsewhere, between two who are connected none. */
export const AskedToPayElsewhere: Story = {
  args: {
    state: {
      ...aboutBike,
      thread: {
        ...(aboutBike.thread as ReadyThread),
        log: { ...ready.log, messages: [...threadAboutListing, theirMessage('Just Venmo me $40.')] },
      },
    },
  },
  play: async ({ canvas }) => {
    const line = canvas.getAllByText('Keep payments here: we can only protect those.');
    await expect(line).toHaveLength(1);
  },
};
export const AConnectionMayPayElsewhere: Story = {
  args: {
    state: {
      ...chat,
      thread: { ...ready, log: { ...ready.log, messages: [theirMessage('Venmo me for the pizza?')] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Venmo me for the pizza?');
    await expect(canvas.queryByText(/^Keep payments here/)).toBeNull();
  },
};
export const AboutASoldListing: Story = {
  args: {
    state: {
      ...aboutBike,
      thread: {
        ...(aboutBike.thread as ReadyThread),
        about: (
          <ThreadListing
            listing={{
              ...askedAbout,
              title:
                'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
              price: 9_999_999,
              status: 'sold',
            }}
            href="/marketplace/61"
          />
        ),
      },
    },
  },
};
export const AboutARemovedService: Story = {
  args: {
    state: {
      ...aboutBike,
      thread: {
        ...(aboutBike.thread as ReadyThread),
        about: (
          <ThreadListing
            listing={{
              ...askedAbout,
              title: 'Piano lessons',
              type: 'service',
              category: 'education',
              serviceIcon: 'music',
              imageUrl: null,
              status: 'removed',
            }}
          />
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00 per session')).toBeVisible();
    await expect(canvas.getByText('Removed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Piano lessons/ })).toBeNull();
  },
};
export const WhatToAskAbout: Story = {
  args: {
    state: {
      ...chat,
      thread: {
        kind: 'listing-choice',
        other: { ...priya, age: null, children: [] },
        choice: (
          <ListingChoice
            name="Priya"
            listings={[askedAbout, { ...askedAbout, id: 66, title: 'Tin train with wagon', price: 1800 }].map(
              (listing) => ({ listing, href: `/messages?userId=1&listing=${listing.id}` }),
            )}
          />
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tin train/ })).toHaveAttribute(
      'href',
      '/messages?userId=1&listing=66',
    );
  },
};
export const ListingUnavailable: Story = {
  args: {
    state: {
      ...chat,
      thread: {
        kind: 'unavailable',
        reason: 'This listing is no longer available.',
        marketplaceHref: '/marketplace',
      },
    },
  },
};
/** The other's plan has no messages. */
export const AnswersWithPro: Story = {
  args: { state: { ...chat, thread: { ...ready, other: { ...ready.other, answersWithPro: true } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Priya can read and answer once they have Pro/)).toBeVisible();
  },
};

export const ThreadEmpty: Story = {
  args: { state: withLog({ messages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start the conversation!')).toBeVisible();
  },
};
export const ThreadLoading: Story = {
  args: { state: { ...chat, thread: { kind: 'loading', other: priya } } },
};
const onThreadRetry = fn();
export const ThreadFailed: Story = {
  args: { state: { ...chat, thread: { kind: 'failed', other: priya, onRetry: onThreadRetry } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onThreadRetry).toHaveBeenCalledOnce();
  },
};
export const StartFailed: Story = {
  args: {
    state: {
      ...chat,
      thread: { kind: 'failed', other: undefined, starting: true, onRetry: onThreadRetry },
    },
  },
};
/** A Free member who sells is not connected by that with everybody: the plan is what is missing. */
export const ThreadNotInPlan: Story = {
  args: { state: { ...chat, thread: { kind: 'locked' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Write to your matches' })).toBeVisible();
    await expect(canvas.getByText('With Pro you write to everyone you are connected with.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
    await expect(canvas.queryByText('Not connected')).toBeNull();
  },
};
export const NotConnected: Story = { args: { state: { ...chat, thread: { kind: 'not-connected' } } } };

const onReport = fn();
const reporting = { kinds: thingKinds, onReport };

/** Who has ended it, or has blocked the reader, stays reportable for a while. */
export const NotConnectedAnyMore: Story = {
  args: {
    state: {
      ...chat,
      thread: { kind: 'not-connected', userId: 2, endedHref: '/account/reports/conversations/2' },
    },
  },
  render: (args) => (
    <ReportProvider value={reporting}>
      <MessagesScreen {...args} />
    </ReportProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onReport.mockClear();
    await expect(canvas.getByRole('link', { name: 'Report a message' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Report this member' }));
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'member', id: 2 } });
  },
};

/**
 * The words cannot be selected on a phone, so that the menu copies them; a pen and a tap at the button open
 * it.
 */
export const CopyAMessage: Story = {
  args: {
    state: withLog({
      messages: thread.map((message, at) => (message.mine ? message : { ...message, reportId: at + 1 })),
    }),
  },
  render: (args) => (
    <ReportProvider value={reporting}>
      <MessagesScreen {...args} />
    </ReportProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const [button] = canvas.getAllByRole('button', { name: 'More about this message' });
    const words = button?.parentElement?.querySelector('p');
    const said = thread.find(({ mine }) => !mine)?.text;
    if (!button || !words) throw new Error('no message of the other');
    await userEvent.click(button);
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Copy',
      'Report this message',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await expect(write).toHaveBeenLastCalledWith(said);
    fireEvent.pointerDown(words, { pointerType: 'pen' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledTimes(2);
  },
};

/** Each message of the other can be reported in its menu, and none of the reader's own. */
export const ReportAMessage: Story = {
  args: {
    state: withLog({
      messages: thread.map((message, at) => (message.mine ? message : { ...message, reportId: at + 1 })),
    }),
  },
  render: (args) => (
    <ReportProvider value={reporting}>
      <MessagesScreen {...args} />
    </ReportProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onReport.mockClear();
    const [first, second] = canvas.getAllByRole('button', { name: 'More about this message' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this message' }));
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'message', id: 1 } });
    // A finger that rests on the words opens the same menu.
    const words = second?.parentElement?.querySelector('p');
    if (words) await userEvent.pointer({ keys: '[TouchA>]', target: words });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this message' }));
    await expect(onReport).toHaveBeenCalledTimes(2);
    await expect(onReport.mock.lastCall?.[0]).toMatchObject({ about: { kind: 'message' } });
  },
};
export const Offline: Story = {
  args: {
    state: {
      ...chat,
      thread: {
        ...ready,
        offline: true,
        log: { ...ready.log, messages: [...thread, ownMessage('On our way', { kind: 'waiting' })] },
      },
    },
  },
};
export const Refused: Story = {
  args: {
    state: withLog({
      messages: [
        ...thread,
        ownMessage('See you there', {
          kind: 'failed',
          reason: 'You can message each other once you are connected.',
        }),
        ownMessage('At two!', { kind: 'waiting' }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(ready.log.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(ready.log.onDiscard).toHaveBeenCalledOnce();
  },
};
export const LinksAndLongWords: Story = {
  args: {
    state: withLog({
      messages: [
        ...thread,
        theirMessage(
          'The map is at https://zoo.example/map?day=saturday, and not at javascript:alert(1).',
          51,
        ),
        theirMessage(`Mila says ${'ha'.repeat(120)}`, 58),
        ownMessage(`https://photos.example/${'a1b2c3'.repeat(30)}`, { kind: 'seen' }, 59),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://zoo.example/map?day=saturday' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
};
export const TooLong: Story = {
  args: {
    state: { ...chat, thread: { ...ready, composer: { ...ready.composer, draft: 'a'.repeat(2010) } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('10 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('a'.repeat(2010));
  },
};
export const OneTooMany: Story = {
  args: {
    state: { ...chat, thread: { ...ready, composer: { ...ready.composer, draft: 'a'.repeat(2001) } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{End}{Backspace}');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await expect(canvas.getByText('1 character left')).toBeVisible();
  },
};
export const OlderLoading: Story = {
  args: { state: withLog({ messages: longThread(60), older: 'loading' }) },
};
export const OlderFailed: Story = {
  args: { state: withLog({ messages: longThread(6), older: 'failed' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load earlier messages' }));
    await expect(ready.log.onOlder).toHaveBeenCalled();
  },
};

/** A message arrives while scrolled up: nothing moves, and a button says so. */
export const NewWhileScrolledUp: Story = {
  tags: ['!autodocs'],
  render: () => (
    <WithState value={longThread(80)} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <button
            type="button"
            data-testid="arrive"
            onClick={() => onChange([...value, theirMessage('Are you there?')])}
          >
            A message comes
          </button>
          <MessagesScreen state={withLog({ messages: value })} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = -900;
    await waitFor(() => expect(ready.log.onAtEnd).toHaveBeenLastCalledWith(false));
    const read = canvas.getByText('Message 62');
    const before = read.getBoundingClientRect().top;
    await userEvent.click(canvas.getByTestId('arrive'));
    const notice = await canvas.findByRole('button', { name: 'New message' });
    await expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThan(2);
    await expect(canvas.getByText('Priya: Are you there?')).toBeInTheDocument();
    await userEvent.click(notice);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull());
  },
};

const onRender = fn<ProfilerOnRenderCallback>();

/** Typing does not render the messages, so it is as fast in a long thread. */
export const TwoThousand: Story = {
  tags: ['!autodocs'],
  // axe checks the shorter threads; this story measures typing.
  parameters: { a11y: { test: 'off' } },
  args: { state: withLog({ messages: longThread(2000) }) },
  render: (args) => (
    <Profiler id="thread" onRender={onRender}>
      <MessagesScreen {...args} />
    </Profiler>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Q');
    onRender.mockClear();
    await userEvent.type(field, 'uickly');
    await expect(onRender).toHaveBeenCalled();
    // What was rendered against what rendering all of it takes; the median, because one key may be delayed.
    const shares = onRender.mock.calls
      .map(([, , rendered, all]) => rendered / all)
      .toSorted((one, other) => one - other);
    await expect(shares[Math.floor(shares.length / 2)]).toBeLessThan(0.25);
    await userEvent.clear(field);
  },
};

export const Unmatch: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    onUnmatch.mockClear();
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Unmatch', answer: 'Unmatch' });
    await expect(onUnmatch).toHaveBeenCalledOnce();
  },
};
export const Block: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    onBlock.mockClear();
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Block Priya', answer: 'Block' });
    await expect(onBlock).toHaveBeenCalledOnce();
  },
};
export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium Feature')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

export const Wide: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fold the list' }));
    await expect(chat.onFold).toHaveBeenCalledWith(true);
  },
};
export const WideFolded: Story = { args: { state: { ...chat, folded: true } }, globals: wide };
export const WideMoreFailed: Story = { args: { state: withRest('failed') }, globals: wide };
export const WideFoldedMore: Story = {
  args: { state: withRest('failed', { folded: true }) },
  globals: wide,
};
export const WideNoneOpen: Story = { args: { state: list }, globals: wide };
export const LongName: Story = {
  args: {
    state: {
      ...chat,
      thread: { ...ready, other: { ...priya, ...people.amara, name: 'Wilhelmina-Alexandrina Montgomery' } },
    },
  },
};
