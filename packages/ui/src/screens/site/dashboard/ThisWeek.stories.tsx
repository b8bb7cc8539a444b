import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { sampleToday, sampleWeek } from './sample-home.ts';
import { ThisWeek } from './ThisWeek.tsx';

const meta = {
  title: 'Screens/Dashboard/This week',
  component: ThisWeek,
  args: { today: sampleToday, plans: sampleWeek, calendarHref: '/calendar' },
  parameters: { layout: 'padded' },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof ThisWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Also in words, for who cannot see the rings. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const [today] = canvas.getAllByRole('listitem');
    await expect(today).toHaveTextContent('Thu 4 Playdate with Priya, 3:00 PM');
  },
};

/** Large letters: a list of the days with something in them. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const NothingPlanned: Story = { args: { plans: [] } };

/** An empty week is left out where there is no calendar. */
export const NothingPlannedWithoutCalendar: Story = {
  tags: ['!autodocs'],
  args: { plans: [], calendarHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
