import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { TextLink } from '../actions/TextLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Components/Layout/SectionHeading',
  parameters: {
    guide: {
      use: 'The heading of a part of a page, with a link where there is more.',
      avoid: 'The title of the page; that is Page’s.',
      do: ['Keep the order of heading levels'],
      dont: ['Use it for a single line'],
    } satisfies ComponentGuide,
  },
  component: SectionHeading,
  args: { children: 'Babysitting Requests' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithLink: Story = { args: { action: <TextLink href="#all">View All</TextLink> } };
export const LongWords: Story = { args: { children: 'These users want to connect with you' } };
