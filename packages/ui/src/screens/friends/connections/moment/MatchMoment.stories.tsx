import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { WithState } from '../../../../../testing/WithState.tsx';
import { Button } from '../../../../components/actions/Button.tsx';
import { sampleCards } from '../../matching/sample-cards.ts';
import { MatchMoment } from './MatchMoment.tsx';

const onLocked = fn();

const meta = {
  title: 'Screens/Moments/Match',
  component: MatchMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    match: sampleCards.priya,
    me: samplePeople.hannah,
    message: { href: '/messages?user=11' },
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

/** A member without messages in their plan has nothing to send. */
export const Locked: Story = {
  args: { message: { onLocked } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/Messages open with Pro\.$/)).toBeVisible();
    await expect(screen.queryByRole('list')).toBeNull();
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Message Priya' }));
      expect(onLocked).toHaveBeenCalled();
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** From the inbox: nothing is known of why the two match. */
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
