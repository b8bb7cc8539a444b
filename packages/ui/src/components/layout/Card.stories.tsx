import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Card } from './Card.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const words = (
  <>
    <SectionHeading>Saturday, June 6</SectionHeading>
    <p>2:00 to 5:00 PM. Amara’s place · Leo, 3</p>
  </>
);

const meta = {
  title: 'Components/Layout/Card',
  parameters: {
    guide: {
      use: 'Something that is decided or swiped, lifted from the page.',
      avoid: 'An entry of a list; use LinkList with hairlines.',
      do: ['One main action a card'],
      dont: ['Put a card in a card'],
    } satisfies ComponentGuide,
  },
  component: Card,
  args: { children: words },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { raised: true } };
