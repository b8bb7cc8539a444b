import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { WithState } from '../../../../../testing/WithState.tsx';
import { Button } from '../../../../components/actions/Button.tsx';
import { sampleCards } from '../sample-cards.ts';
import { MatchSheet } from './MatchSheet.tsx';

const onLocked = fn();

const meta = {
  title: 'Screens/Browse/Match',
  component: MatchSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    card: sampleCards.priya,
    me: samplePeople.hannah,
    message: { href: '/messages?user=11' },
    description: 'You can now message each other!',
    onClose: fn(),
  },
} satisfies Meta<typeof MatchSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: "You've connected with Priya!" });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(screen.getByText('Connection Request Sent')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/messages?user=11');
    await expect(screen.getByText('You each have a 4-year-old')).toBeVisible();
  },
};

/** A member without messages in their plan. */
export const Locked: Story = {
  args: {
    message: { onLocked },
    description: 'You can now message each other! Messages open with Pro.',
  },
};

export const Full: Story = { args: { card: sampleCards.maria } };

/** A member without a photo, and no reasons. */
export const Sparse: Story = { args: { card: sampleCards.mei } };

/** A tap that was aimed at the next card is ignored; a later one counts. */
export const TappedAsItAppears: Story = {
  render: (args) => (
    <WithState value={false} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <Button onClick={() => onChange(true)}>Connect</Button>
          {value && <MatchSheet {...args} />}
        </>
      )}
    </WithState>
  ),
  play: async ({ args, canvas }) => {
    const tapped = clickOnNextChange(document.body, 'Keep browsing');
    canvas.getByRole('button', { name: 'Connect' }).click();
    await tapped;
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => {
      screen.getByRole('button', { name: 'Keep browsing' }).click();
      expect(args.onClose).toHaveBeenCalled();
    });
  },
};
