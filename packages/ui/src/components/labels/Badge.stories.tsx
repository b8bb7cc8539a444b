import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truck } from 'lucide-react';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { StoryRow } from '../../../testing/StoryRow.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Labels/Badge',
  parameters: {
    guide: {
      use: 'A word or a number about something else: a plan, a state, a count.',
      avoid: 'It can be pressed; use Chip.',
      do: ['One or two words'],
      dont: ['Let the colour alone say it'],
    } satisfies ComponentGuide,
  },
  component: Badge,
  args: { children: 'Girl, 4 years' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { tone: 'moss', icon: <Truck aria-hidden />, children: 'Shipped' } };
export const LongWords: Story = {
  args: { children: 'Special needs and neurodivergent families, all ages, everywhere in the borough' },
};

export const Tones: Story = {
  render: () => (
    <StoryRow>
      <Badge>Girl, 4 years</Badge>
      <Badge tone="outline">Montessori</Badge>
      <Badge tone="surface">Experienced</Badge>
      <Badge tone="moss">Confirmed</Badge>
      <Badge tone="ochre">Pending</Badge>
      <Badge tone="brick">Auto-release overdue</Badge>
      <Badge tone="berry">Premium</Badge>
      <Badge tone="plate">Premium</Badge>
    </StoryRow>
  ),
};
