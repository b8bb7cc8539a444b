import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SwapMoment } from './SwapMoment.tsx';
import { sampleSwaps } from './sample-swaps.ts';

const meta = {
  title: 'Screens/Moments/Swap',
  component: SwapMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    swap: { ...sampleSwaps.amara, status: 'confirmed' },
    opensCalendar: true,
    main: { label: 'Message Amara', href: '/messages?user=12' },
    quiet: { label: 'Open the calendar', href: '/calendar' },
    onClose: fn(),
  },
} satisfies Meta<typeof SwapMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member has accepted. */
export const Accepted: Story = {
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'Saturday is agreed' });
    await expect(moment).toHaveAccessibleDescription(
      'You look after Amara’s 3-year-old boy. It is in both your calendars.',
    );
    await expect(screen.getByText('Saturday, June 6, 2 to 4 PM')).toBeVisible();
  },
};

/** The other has accepted what the member asked for; sitter cards go along. */
export const Answered: Story = {
  args: {
    swap: {
      ...sampleSwaps.priya,
      status: 'confirmed',
      cards: { ...sampleSwaps.priya.cards, childIds: [21] },
    },
    main: { label: 'Message Priya', href: '/messages?user=11' },
  },
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'Tuesday is agreed' });
    await expect(moment).toHaveAccessibleDescription(
      /^Priya looks after your 4-year-old girl and 1-year-old boy/,
    );
    await expect(screen.getByText('Sitter cards open on Monday at 9:30 AM')).toBeVisible();
  },
};

/** A member whose plan opens neither messages nor calendar. */
export const Free: Story = {
  args: {
    opensCalendar: false,
    main: { label: 'See your swaps', href: '/babysitting-swaps?tab=confirmed' },
    quiet: { label: 'Later' },
  },
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'Saturday is agreed' });
    await expect(moment).toHaveAccessibleDescription('You look after Amara’s 3-year-old boy.');
  },
};

export const Full: Story = { args: { swap: { ...sampleSwaps.maria, status: 'confirmed' } } };
