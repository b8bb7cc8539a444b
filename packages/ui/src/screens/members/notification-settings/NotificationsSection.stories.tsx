import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationsSection, type NotificationsState } from './NotificationsSection.tsx';

const off = { kind: 'off', pending: false, onAllow: fn() } as const;
const on = { kind: 'on', pending: false, onStop: fn() } as const;
const ready = {
  kind: 'ready',
  messageEmails: true,
  onMessageEmails: fn(),
  loginEmails: true,
  onLoginEmails: fn(),
  feedbackEmails: true,
  onFeedbackEmails: fn(),
  swapEmails: true,
  onSwapEmails: fn(),
  playdateEmails: true,
  onPlaydateEmails: fn(),
  browser: off,
} as const;

const meta = {
  title: 'Screens/Account/Notifications',
  component: NotificationsSection,
  args: { state: ready },
  decorators: [
    (Story) => (
      <main>
        <h1>Account</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NotificationsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (state: NotificationsState): Story => ({ args: { state } });

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mail about unread messages' }));
    await expect(ready.onMessageEmails).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mail about a login in a new browser' }));
    await expect(ready.onLoginEmails).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mail about babysitting swaps' }));
    await expect(ready.onSwapEmails).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mail about playdates' }));
    await expect(ready.onPlaydateEmails).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mail about your feedback' }));
    await expect(ready.onFeedbackEmails).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(off.onAllow).toHaveBeenCalledOnce();
  },
};
/** Each kind is switched off by itself. */
export const PlaydatesOff = showing({ ...ready, playdateEmails: false });
export const Allowing = showing({ ...ready, browser: { ...off, pending: true } });
export const Allowed: Story = {
  args: { state: { ...ready, browser: on } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(on.onStop).toHaveBeenCalledOnce();
  },
};
export const Denied = showing({ ...ready, browser: { kind: 'denied' } });
export const Unsupported = showing({ ...ready, browser: { kind: 'unsupported' } });
export const Loading = showing({ kind: 'loading' });
export const Failed = showing({ kind: 'failed', onRetry: fn() });
