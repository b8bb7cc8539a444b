import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../actions/TextLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Components/Layout/SectionHeading',
  component: SectionHeading,
  args: { children: 'Babysitting Requests' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithLink: Story = { args: { action: <TextLink href="#all">View All</TextLink> } };
export const LongWords: Story = { args: { children: 'These users want to connect with you' } };
