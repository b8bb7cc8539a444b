import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorPlate } from './ColorPlate.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Components/Layout/ColorPlate',
  component: ColorPlate,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'insight',
    children: (
      <>
        <SectionHeading id="insight">Mommy AI Weekly Insight</SectionHeading>
        <p>Four is the year of “why”. Answer one in three with “What do you think?”</p>
      </>
    ),
  },
} satisfies Meta<typeof ColorPlate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FullBleed: Story = {};
