import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { ColorPlate } from './ColorPlate.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Components/Layout/ColorPlate',
  component: ColorPlate,
  parameters: {
    guide: {
      use: 'The berry background for the one thing a page celebrates or offers.',
      avoid: 'Ordinary content; the paper carries it.',
      do: ['At most one a screen'],
      dont: ['Put form fields on it'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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
