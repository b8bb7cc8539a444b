import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { MessagesScreenState } from './MessagesScreen.tsx';
import { conversations, now, ownMessage, priya, thread } from './sample-thread.ts';
import type { ThreadState } from './thread/ThreadPane.tsx';

export type Open = Extract<MessagesScreenState, { kind: 'open' }>;
export type ReadyThread = Extract<ThreadState, { kind: 'ready' }>;

export const [onBlock, onUnmatch] = [fn(), fn()];

export const ready: ReadyThread = {
  kind: 'ready',
  other: { ...priya, since: 'Connected on May 28' },
  offline: false,
  log: {
    messages: [...thread, ownMessage('Sending you a swap request now.', { kind: 'sending' })],
    older: 'none',
    now,
    onOlder: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onAtEnd: fn(),
  },
  composer: { draftKey: '1', draft: '', onDraft: fn(), onSend: fn() },
  onBlock,
  onUnmatch,
};

export const list: Open = {
  kind: 'open',
  list: { kind: 'ready', conversations },
  thread: { kind: 'none' },
  openId: undefined,
  browseHref: '/browse',
  folded: false,
  onFold: fn(),
};
export const chat: Open = { ...list, thread: ready, openId: 1 };
export const withLog = (log: Partial<ReadyThread['log']>): Open => ({
  ...chat,
  thread: { ...ready, log: { ...ready.log, ...log } },
});

const main: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

/** Frames it within the shell, as the page shows it. */
export const withinMain = {
  parameters: {
    layout: 'fullscreen',
    shell: ({ state }: { state: MessagesScreenState }) => ({
      path: '/messages',
      feedback: 'docked',
      fullScreen: state.kind === 'open' && state.openId !== undefined,
    }),
  },
  decorators: [main],
};
