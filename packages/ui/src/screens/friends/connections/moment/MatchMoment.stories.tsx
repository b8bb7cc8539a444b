import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { WithState } from '../../../../../testing/WithState.tsx';
import { Button } from '../../../../components/actions/Button.tsx';
import { sampleCards } from '../../matching/sample-cards.ts';
import { MatchMoment } from './MatchMoment.tsx';

const meta = {
  title: 'Screens/Moments/Match',
  component: MatchMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    match: sampleCards.priya,
    me: samplePeople.hannah,
    messageHref: '/messages?user=11',
    wave: { otherCanWrite: true, state: 'open', onWave: fn() },
    openers: { sent: undefined, onSend: fn() },
    onward: 'Keep swiping',
    onClose: fn(),
  },
} satisfies Meta<typeof MatchMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'It’s a match' });
    await waitFor(() => expect(moment).toBeVisible());
    await expect(moment).toHaveAccessibleDescription(
      'You each have a 4-year-old. Both gentle, both low-screen.',
    );
    await waitFor(() => expect(screen.getByText('87')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Message Priya' })).toHaveAttribute(
      'href',
      '/messages?user=11',
    );
  },
};

/** One tap sends the sentence. */
export const Sends: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'What do your children love right now?' }),
    );
    await expect(args.openers.onSend).toHaveBeenCalledWith('What do your children love right now?');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The sentence that was sent stands alone, so that nobody sends two. */
export const Sent: Story = {
  args: { openers: { sent: 'Shall we have a coffee one of these days?', onSend: fn() } },
  play: async () => {
    await expect(await screen.findByText('Sent to Priya.')).toBeVisible();
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

/** A score below 60 is not named. */
export const LowScore: Story = {
  args: { match: sampleCards.hannah },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Message Hannah' })).toBeVisible();
    await expect(screen.queryByText('55')).toBeNull();
  },
};

const free = { messageHref: undefined };

/** A member without messages in their plan: what is free, what the other can do, what comes with Pro. */
export const Free: Story = {
  args: free,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Answering comes with Pro.')).toBeVisible());
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      'A wave is free, for both of you.',
      'Priya can write to you.',
      'Answering comes with Pro.See Pro',
    ]);
    await expect(screen.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/subscribe');
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Wave to Priya' }));
      expect(args.wave.onWave).toHaveBeenCalled();
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Neither has a plan: nobody can write. */
export const FreeWithFree: Story = {
  args: { ...free, wave: { otherCanWrite: false, state: 'open', onWave: fn() } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Writing comes with Pro.')).toBeVisible());
    await expect(screen.queryByText('Priya can write to you.')).toBeNull();
  },
};

export const FreeWaving: Story = {
  args: { ...free, wave: { otherCanWrite: true, state: 'waving', onWave: fn() } },
};

/** The moment says that the wave is sent, and leads on. */
export const FreeWaved: Story = {
  args: { ...free, wave: { otherCanWrite: true, state: 'waved', onWave: fn() } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'See your wave' })).toHaveAttribute(
      'href',
      `/messages?user=${sampleCards.priya.user.id}`,
    );
    await expect(screen.getByRole('button', { name: 'Keep swiping' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Wave/ })).toBeNull();
  },
};

/** Free, from the inbox: nothing is known of why the two match, and nothing is promised. */
export const FreeFromTheInbox: Story = {
  args: { ...free, match: { ...sampleCards.amara, why: [] }, onward: 'Later' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveAccessibleDescription(/message each other/);
  },
};

/** The other's plan has no messages. */
export const OtherIsFree: Story = {
  args: { wave: { otherCanWrite: false, state: 'open', onWave: fn() } },
  play: async () => {
    await expect(await screen.findByText(/Priya can read and answer once they have Pro\.$/)).toBeVisible();
  },
};

/** Opened from the inbox: nothing is known of why the two match. */
export const FromTheInbox: Story = {
  args: { match: { ...sampleCards.amara, why: [] }, onward: 'Later' },
};

export const Full: Story = { args: { match: sampleCards.maria } };

/** A member without a photo, and no reasons. */
export const Sparse: Story = { args: { match: sampleCards.mei } };

/** A tap that was aimed at the next card is ignored; a later one counts. */
export const TappedAsItAppears: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <WithState value={false} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <Button onClick={() => onChange(true)}>Connect</Button>
          {value && <MatchMoment {...args} />}
        </>
      )}
    </WithState>
  ),
  play: async ({ args, canvas }) => {
    const tapped = clickOnNextChange(document.body, 'Keep swiping');
    canvas.getByRole('button', { name: 'Connect' }).click();
    await tapped;
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => {
      screen.getByRole('button', { name: 'Keep swiping' }).click();
      expect(args.onClose).toHaveBeenCalled();
    });
  },
};
