import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { wordsAcrossLines } from '../../../../testing/words-across-lines.ts';
import { onAnswer, sampleParcel, sampleWaiting } from './sample-home.ts';
import { WaitingList } from './WaitingList.tsx';

const { swap, playdate, request, otherRequest, outcome, long } = sampleWaiting;
const parcel = sampleParcel.item ? [sampleParcel.item] : [];

const meta = {
  title: 'Screens/Dashboard/Waiting for you',
  component: WaitingList,
  args: { items: [swap, playdate, ...parcel], allHref: '/notifications' },
  parameters: { layout: 'padded' },
  beforeEach() {
    onAnswer.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof WaitingList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenLastCalledWith('accept', expect.anything());
    const [decline] = canvas.getAllByRole('button', { name: 'Decline' });
    if (decline) await userEvent.click(decline);
    await expect(onAnswer).toHaveBeenLastCalledWith('decline', expect.anything());
    await expect(canvas.queryByRole('link', { name: 'View All' })).toBeNull();
  },
};

/** The times to choose from are on a page; to decline takes one tap. */
export const SeveralTimes: Story = {
  args: { items: [playdate] },
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('link', { name: 'Choose a time' });
    await expect(choose).toHaveAttribute('href', playdate.href);
    await expect(canvas.queryByRole('link', { name: 'Accept' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAnswer).toHaveBeenLastCalledWith('decline', expect.anything());
  },
};

/** Three of them, and the way to all. */
export const FirstOfMany: Story = {
  args: { items: [swap, request, playdate, ...parcel] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/notifications');
  },
};

/** One leads the page already, so that a second is shown, and the way to the third. */
export const BelowASwap: Story = {
  args: { items: [long, { ...long, key: 'swap-34' }], lead: swap },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'View All' })).toBeVisible();
  },
};

/** Another time for a swap that is arranged is not asked for, and stands apart from what is. */
export const MovedSwap: Story = {
  args: { items: [swap, { ...long, key: 'moved-swap-33', kind: 'moved-swap', answers: undefined }] },
  play: async ({ canvas }) => {
    const asked = canvas.getByRole('list', { name: 'Babysitting Requests' });
    await expect(within(asked).getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** Whether a swap that is over happened is asked among the rest. */
export const DidItHappen: Story = {
  args: { items: [swap, outcome] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Hannah and you had a swap\. Did it happen\?/ }),
    ).toHaveAttribute('href', '/babysitting-swaps?open=37');
  },
};

/** Who wants to connect is one row, which leads to all of them. */
export const SeveralRequests: Story = {
  args: { items: [swap, request, otherRequest, ...parcel] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Babysitting Requests')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'These users want to connect with you' })).toHaveAttribute(
      'href',
      '/connection-requests',
    );
    await expect(canvas.queryByRole('link', { name: 'View All' })).toBeNull();
  },
};

export const BeingAnswered: Story = {
  args: { items: [{ ...swap, answers: { onAnswer, answering: 'accept' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** No page of times opens while the refusal is on its way. */
export const SeveralTimesDeclined: Story = {
  args: { items: [{ ...playdate, answers: { onAnswer, choose: true, answering: 'decline' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Choose a time' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  },
};

export const LongWords: Story = { args: { items: [long] } };

/** The buttons move below the words. */
export const Magnified: Story = {
  args: { items: [swap, long] },
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(wordsAcrossLines(canvasElement)).toEqual([]);
  },
};

export const Failed: Story = {
  args: { items: [], onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  tags: ['!autodocs'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
