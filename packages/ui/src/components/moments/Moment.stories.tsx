import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { PlaceScene } from '../../drawings/PlaceScene.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Moment } from './Moment.tsx';
import { MomentFacts } from './MomentFacts.tsx';
import { MomentCut, MomentPictures } from './MomentPictures.tsx';

const meta = {
  title: 'Components/Moments/Moment',
  component: Moment,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '844px' } },
    guide: {
      use: 'Something great has happened: a match, an agreed swap, a planned playdate, a first sale, money that has come.',
      avoid:
        'It is small or happens often, or the page shows it: then say nothing. It is a task: use Dialog.',
      keyboard: { Escape: 'Closes it', Tab: 'Goes through its actions' },
      do: [
        'Once for each matter',
        'One action on paper, and a quiet one',
        'One phrase of the title in italics',
      ],
      dont: ['Show it about somebody who is gone', 'Name a score below 60'],
    } satisfies ComponentGuide,
  },
  args: {
    picture: (
      <MomentPictures
        eggs={1}
        of={
          <Picture picture={<PlaceScene of="playground" />}>
            <MomentCut>3 PM</MomentCut>
          </Picture>
        }
      />
    ),
    title: (
      <>
        Saturday is <em>yours</em>
      </>
    ),
    description: 'Dana comes at three. Both of you find it in the calendar.',
    children: (
      <MomentFacts
        facts={[
          { label: 'Day', value: 'Saturday, June 6' },
          { label: 'Place', value: 'Third Street Playground' },
        ]}
      />
    ),
    main: { label: 'See the calendar', href: '/calendar' },
    quiet: { label: 'Later', onAct: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof Moment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'Saturday is yours' });
    await waitFor(() => expect(moment).toBeVisible());
    await expect(moment).toHaveAccessibleDescription(/^Dana comes at three/);
  },
};

export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByAnAction: Story = {
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await waitFor(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
      expect(args.quiet.onAct).toHaveBeenCalledOnce();
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
