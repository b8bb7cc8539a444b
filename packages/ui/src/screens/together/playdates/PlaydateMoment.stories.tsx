import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { samplePeople } from '../../../../testing/sample-people.ts';
import { PlaydateMoment } from './PlaydateMoment.tsx';

const meta = {
  title: 'Screens/Moments/Playdate',
  component: PlaydateMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    playdate: {
      user: samplePeople.priya,
      place: { of: samplePeople.priya.id },
      date: new Date(2026, 5, 6, 10, 30).toISOString(),
      until: new Date(2026, 5, 6, 12, 30).toISOString(),
    },
    opensCalendar: true,
    main: { label: 'Message Priya', href: '/messages?user=11' },
    quiet: { label: 'Open the calendar', href: '/calendar' },
    onClose: fn(),
  },
} satisfies Meta<typeof PlaydateMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    const moment = await screen.findByRole('dialog', { name: 'Saturday is planned' });
    await expect(moment).toHaveAccessibleDescription('You and Priya meet at Priya’s place.');
    await expect(screen.getByText('In both your calendars')).toBeVisible();
  },
};

/** A member whose plan opens neither messages nor calendar. */
export const Free: Story = {
  args: {
    opensCalendar: false,
    main: { label: 'See your playdates', href: '/playdates?tab=scheduled' },
    quiet: { label: 'Later' },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Saturday is planned' });
    await expect(screen.queryByText('In both your calendars')).toBeNull();
  },
};

export const Full: Story = {
  args: {
    playdate: {
      user: samplePeople.maria,
      place: null,
      date: new Date(2026, 8, 23, 12, 45).toISOString(),
      until: new Date(2026, 8, 23, 14, 45).toISOString(),
    },
  },
};

/** A member without a photo. */
export const Sparse: Story = {
  args: {
    playdate: {
      user: samplePeople.mei,
      place: null,
      date: new Date(2026, 5, 6, 15, 0).toISOString(),
      until: new Date(2026, 5, 6, 17, 0).toISOString(),
    },
  },
};
