import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CalendarLinkRow } from './CalendarLinkRow.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const onEnd = fn();
const onEndOthers = fn();
const onRetry = fn();
const onSwitchOff = fn();
const link = { createdAt: '2026-05-02T12:00:00Z', pending: false, onSwitchOff };
const sessions = [
  { id: 3, device: 'Safari on iPhone', lastSeenOn: '2026-06-05', current: true },
  { id: 2, device: 'Samsung Internet on Android', lastSeenOn: '2026-06-04', current: false },
  { id: 1, device: 'An unknown browser', lastSeenOn: '2026-05-11', current: false },
] as const;
const ready = { kind: 'ready', sessions, ending: [], endingOthers: false, onEnd, onEndOthers } as const;

const meta = {
  title: 'Screens/Account/Devices',
  component: SessionsSection,
  args: { state: ready },
} satisfies Meta<typeof SessionsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Last seen Jun 5, 2026')).toBeVisible();
    await expect(canvas.getByText('This device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Samsung Internet on Android' }));
    await expect(onEnd).toHaveBeenCalledWith(sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(onEndOthers).toHaveBeenCalled();
  },
};
export const UsualWide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const OnlyThisOne: Story = {
  args: { state: { ...ready, sessions: sessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithCalendarLink: Story = {
  args: { state: { ...ready, more: <CalendarLinkRow {...link} /> } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Made May 2, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off calendar link' }));
    await expect(onSwitchOff).toHaveBeenCalled();
  },
};
export const SwitchingTheLinkOff: Story = {
  args: { state: { ...ready, more: <CalendarLinkRow {...link} pending /> } },
};
export const LoggingOneOut: Story = { args: { state: { ...ready, ending: [2] } } };
export const LoggingOthersOut: Story = { args: { state: { ...ready, endingOthers: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
