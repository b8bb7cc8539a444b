import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { sampleSwaps } from '../../together/swaps/sample-swaps.ts';
import { LeadStory, type PlanOfToday } from './LeadStory.tsx';
import { onAnswer, sampleMothers, sampleParcel, sampleThea, sampleWaiting } from './sample-home.ts';

const { swap, playdate, request, long } = sampleWaiting;
const onShare = fn();
const plan: PlanOfToday = {
  person: sampleSwaps.priya.user,
  time: '3:30 PM',
  what: 'playdate',
  says: 'You meet Priya',
  note: 'Her girl, 4, until 5 PM.',
  href: '/playdates',
  messageHref: '/messages/11',
  where: 'Third Street Playground',
  onShare,
};

const meta = {
  title: 'Screens/Dashboard/Story',
  component: LeadStory,
  args: { state: { kind: 'answer', answer: swap } },
  parameters: { layout: 'padded' },
  beforeEach() {
    onAnswer.mockClear();
    onShare.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof LeadStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ASwapToAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Amara asks you for Saturday, June 6, 2 to 4 PM.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenLastCalledWith('accept', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAnswer).toHaveBeenLastCalledWith('decline', expect.anything());
  },
};
export const BeingAnswered: Story = {
  args: { state: { kind: 'answer', answer: { ...swap, answers: { onAnswer, answering: 'accept' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};
export const APlaydateWithSeveralTimes: Story = {
  args: { state: { kind: 'answer', answer: playdate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/playdates');
  },
};
export const ARequest: Story = { args: { state: { kind: 'answer', answer: request } } };
export const LongWords: Story = { args: { state: { kind: 'answer', answer: long } } };
export const TodaysPlaydate: Story = {
  args: { state: { kind: 'today', plan } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You meet Priya, at Third Street Playground' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message Priya' })).toHaveAttribute('href', '/messages/11');
    await userEvent.click(canvas.getByRole('button', { name: 'Share my plan' }));
    await expect(onShare).toHaveBeenCalledOnce();
  },
};
/** Neither said where. */
export const TodaysPlaydateSomewhere: Story = {
  args: { state: { kind: 'today', plan: { ...plan, where: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You meet Priya' })).toBeVisible();
  },
};
export const TodaysSwap: Story = {
  args: {
    state: {
      kind: 'today',
      plan: {
        ...plan,
        what: 'swap',
        says: 'You babysit for Priya',
        where: 'your place',
        href: '/babysitting-swaps?open=31',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You babysit for Priya, at your place' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the swap' })).toHaveAttribute(
      'href',
      '/babysitting-swaps?open=31',
    );
    await expect(canvas.getByRole('button', { name: 'Share my plan' })).toBeVisible();
  },
};
/** The words are those of the member who travels. */
export const TodaysSwapAtHers: Story = {
  args: {
    state: {
      kind: 'today',
      plan: {
        ...plan,
        what: 'swap',
        says: 'Priya babysits for you',
        note: 'Your boy, 3, until 5 PM.',
        where: 'Priya’s place',
        href: '/babysitting-swaps?open=31',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Priya babysits for you, at Priya’s place' }),
    ).toBeVisible();
  },
};
/** What has begun says until when. */
export const GoingOn: Story = {
  args: {
    state: { kind: 'today', plan: { ...plan, time: 'Until 5 PM', hasBegun: true, note: 'Her girl, 4.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Right now')).toBeVisible();
    await expect(canvas.queryByText('Next event · today')).toBeNull();
  },
};
export const UnreadWords: Story = {
  args: {
    state: {
      kind: 'unread',
      message: { person: sampleSwaps.priya.user, href: '/messages/11' },
    },
  },
};
/** Who wrote is known without Pro. */
export const UnreadWordsWithoutPro: Story = {
  args: { state: { kind: 'unread', message: { person: sampleThea } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', sampleThea.profilePhotoUrl);
  },
};
export const NewMothers: Story = { args: { state: { kind: 'new-mothers', people: sampleMothers } } };
export const AParcel: Story = { args: { state: { kind: 'parcel', parcel: sampleParcel.order } } };
export const FirstStep: Story = { args: { state: { kind: 'first-step' } } };
/** Nothing leads to a deck in which nobody is. */
export const NobodyNear: Story = {
  args: { state: { kind: 'nobody-near' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('near you yet')).toBeVisible();
    await expect(canvas.getByText(/The more your profile says, the better/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See who is near' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Say more about you' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
