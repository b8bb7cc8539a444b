import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { people } from '../../drawings/people.ts';
import { AvatarRow } from '../people/AvatarRow.tsx';
import { LinkList, LinkRow } from './LinkList.tsx';

const meta = {
  title: 'Components/Navigation/LinkList',
  parameters: {
    guide: {
      use: 'A list of places to go, one a row, like a contents page.',
      avoid: 'The rows have actions of their own; use a list of the feature.',
      keyboard: { Tab: 'Moves from row to row', Enter: 'Follows the row' },
      do: ['Make the whole row tappable'],
      dont: ['Put two links in a row'],
    } satisfies ComponentGuide,
  },
  component: LinkRow,
  decorators: [
    (Story) => (
      <LinkList>
        <Story />
      </LinkList>
    ),
  ],
  args: { lead: 4, href: '#nearby', children: 'Moms nearby' },
} satisfies Meta<typeof LinkRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNumber: Story = {};
export const Icon: Story = {
  args: { lead: <Calendar aria-hidden />, note: 'Library story time, 10:30', children: 'Next event' },
};
export const WordsOnly: Story = {
  render: () => <LinkRow href="#planner">Smart Playdate Planner</LinkRow>,
};
export const WithoutLink: Story = { render: () => <LinkRow lead={0}>Swap requests</LinkRow> };

export const Action: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <LinkRow lead={<UserRound aria-hidden />} {...(onClick ? { onClick } : {})}>
      Edit Profile
    </LinkRow>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    note: 'Saturday morning gardening with the whole of Kensington, rain or shine',
    children: 'Next event',
  },
};

/** Row as narrow as large letters make it. */
export const ValueThatWraps: Story = {
  render: () => (
    <li style={{ width: '14rem' }}>
      <LinkList>
        <LinkRow
          lead={<Calendar aria-hidden />}
          href="#plan"
          detail="Renews on December 22"
          value="$11.99 a month"
        >
          Premium
        </LinkRow>
      </LinkList>
    </li>
  ),
  play: async ({ canvas, canvasElement }) => {
    const value = canvas.getByText('$11.99 a month').getBoundingClientRect();
    const arrow = canvasElement.querySelector('a > span:last-child > svg');
    const { top, bottom, left } = (arrow ?? canvasElement).getBoundingClientRect();
    await expect((top + bottom) / 2).toBeGreaterThan(value.top);
    await expect((top + bottom) / 2).toBeLessThan(value.bottom);
    await expect(left).toBeGreaterThanOrEqual(value.right);
  },
};

export const Snapshot: Story = {
  render: () => (
    <>
      <LinkRow
        lead={12}
        href="#matches"
        trailing={<AvatarRow people={[people.priya, people.amara, people.jess]} />}
      >
        New matches
      </LinkRow>
      <LinkRow lead={4} href="#nearby">
        Moms nearby
      </LinkRow>
      <LinkRow lead={1} href="#requests">
        Connection Requests
      </LinkRow>
      <LinkRow lead={2} href="#swaps">
        Swap requests
      </LinkRow>
      <LinkRow lead={<Calendar aria-hidden />} note="Library story time, 10:30" href="#event">
        Next event
      </LinkRow>
    </>
  ),
};
