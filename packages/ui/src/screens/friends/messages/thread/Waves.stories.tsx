import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { people } from '../../../../drawings/people.ts';
import { MessagesScreen, type MessagesScreenState } from '../MessagesScreen.tsx';
import { chat, onBlock, onUnmatch, type ReadyThread, ready, withinMain } from '../sample-states.tsx';
import { now, priya } from '../sample-thread.ts';
import type { WaveThreadProps } from './WaveThread.tsx';

const onWave = fn();
const today = (hour: number, minute = 0) => new Date(2026, 5, 4, hour, minute);
const wave = (key: number, mine: boolean, at: Date) => ({ key: `wave-${key}`, mine, at });
const [hers, mine] = [wave(1, false, today(9, 12)), wave(2, true, today(9, 20))];
const me = { name: 'Leah', backdrop: people.leah.backdrop };
const waves = { all: [hers], me, onWave, waving: false };
const again = { onWave: undefined, againAt: new Date(2026, 5, 11, 9, 20) };

const free = (rest: Partial<WaveThreadProps> = {}): MessagesScreenState => ({
  kind: 'waves',
  thread: {
    kind: 'waves',
    other: { ...priya, since: 'Connected yesterday' },
    myFace: people.leah.face,
    sentence: 'You each have a 4-year-old. You are both free on Tuesdays.',
    waves,
    otherCanWrite: true,
    otherWrote: false,
    now,
    onBlock,
    onUnmatch,
    ...rest,
  },
});

const withWaves = (
  rest: Partial<typeof waves> | typeof again = {},
  log: Partial<ReadyThread['log']> = {},
) => ({
  ...chat,
  thread: { ...ready, log: { ...ready.log, ...log, waves: { ...waves, ...rest } } },
});

const meta = {
  title: 'Screens/Messages/Waves',
  component: MessagesScreen,
  args: { state: free() },
  parameters: {
    ...withinMain.parameters,
    shell: () => ({ path: '/messages', feedback: 'docked', fullScreen: true }),
  },
  decorators: withinMain.decorators,
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No plan: the wave of the other is answered by one tap. */
export const FreeWavedAt: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Priya can write to you.', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Answering comes with Pro.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/subscribe');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Wave back' }));
    await expect(onWave).toHaveBeenCalledOnce();
  },
};

export const FreeBeforeAny: Story = {
  args: { state: free({ waves: { ...waves, all: [] } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A wave is free, for both of you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wave to Priya' }));
    await expect(onWave).toHaveBeenCalledOnce();
  },
};

/** Unread words of the other are said to be there, as on Home. */
export const WordsStayClosed: Story = {
  args: { state: free({ otherWrote: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya wrote to you.', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Reading comes with Pro.')).toBeVisible();
    await expect(canvas.queryByText('Priya can write to you.', { exact: false })).toBeNull();
  },
};

/** Two of whom neither has a plan. */
export const FreeWithFree: Story = {
  args: { state: free({ otherCanWrite: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Writing comes with Pro.')).toBeVisible();
    await expect(canvas.queryByText('Priya can write to you.', { exact: false })).toBeNull();
  },
};

/** The button is gone within the week, and the thread says when it is back. */
export const FreeHasWaved: Story = {
  args: { state: free({ waves: { ...waves, ...again, all: [mine] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can wave again on Thursday, June 11.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Wave/ })).toBeNull();
  },
};

/** Both have waved, and the member may again. */
export const FreeAgain: Story = {
  args: { state: free({ waves: { ...waves, all: [hers, mine] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wave to Priya' })).toBeVisible();
  },
};

export const FreeWaving: Story = {
  args: { state: free({ waves: { ...waves, waving: true } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Waving…/ }));
    await expect(onWave).not.toHaveBeenCalled();
  },
};

/** The other is not here: no button, and no date that would promise one. */
export const FreeOtherAway: Story = {
  args: { state: free({ otherCanWrite: false, waves: { ...waves, onWave: undefined } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Wave/ })).toBeNull();
  },
};

export const FreeOnWide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

/** A wave among messages, answered below it as long as nothing was said since. */
export const ProWavedAt: Story = {
  tags: ['picture'],
  args: { state: withWaves({ all: [wave(3, false, today(23))] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wave back' }));
    await expect(onWave).toHaveBeenCalledOnce();
  },
};

/** A message answers a wave, too; the menu of the thread still has one. */
export const ProAnsweredInWords: Story = {
  args: { state: withWaves({ all: [wave(4, false, new Date(2026, 5, 1))] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Wave back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Priya' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wave to Priya' }));
    await expect(onWave).toHaveBeenCalledOnce();
  },
};

export const ProBeforeAny: Story = {
  args: { state: withWaves({ all: [] }, { messages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Start the conversation!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wave to Priya' })).toBeVisible();
  },
};

export const ProHasWaved: Story = {
  args: { state: withWaves({ ...again, all: [mine] }, { messages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can wave again on Thursday, June 11.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wave to Priya' })).toBeNull();
  },
};
