import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { people } from '../../drawings/people.ts';
import { AvatarRow } from '../people/AvatarRow.tsx';
import { ContentsList, ContentsRow } from './LinkList.tsx';

const meta = {
  title: 'Components/Navigation/LinkList',
  component: ContentsRow,
  decorators: [
    (Story) => (
      <ContentsList>
        <Story />
      </ContentsList>
    ),
  ],
  args: { lead: 4, href: '#nearby', children: 'Moms nearby' },
} satisfies Meta<typeof ContentsRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNumber: Story = {};
export const Icon: Story = {
  args: { lead: <Calendar aria-hidden />, note: 'Library story time, 10:30', children: 'Next event' },
};
export const WordsOnly: Story = {
  render: () => <ContentsRow href="#planner">Smart Playdate Planner</ContentsRow>,
};
export const LeadsNowhere: Story = { render: () => <ContentsRow lead={0}>Swap requests</ContentsRow> };

export const Action: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <ContentsRow lead={<UserRound aria-hidden />} {...(onClick ? { onClick } : {})}>
      Edit Profile
    </ContentsRow>
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

export const Snapshot: Story = {
  render: () => (
    <>
      <ContentsRow
        lead={12}
        href="#matches"
        trailing={<AvatarRow people={[people.priya, people.amara, people.jess]} />}
      >
        New matches
      </ContentsRow>
      <ContentsRow lead={4} href="#nearby">
        Moms nearby
      </ContentsRow>
      <ContentsRow lead={1} href="#requests">
        Connection Requests
      </ContentsRow>
      <ContentsRow lead={2} href="#swaps">
        Swap requests
      </ContentsRow>
      <ContentsRow lead={<Calendar aria-hidden />} note="Library story time, 10:30" href="#event">
        Next event
      </ContentsRow>
    </>
  ),
};
