import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from '../actions/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack<'div'>,
  parameters: {
    guide: {
      use: 'Parts of a screen below each other, with one space between them.',
      avoid: 'Parts beside each other; use Cluster.',
      do: ['Say with `as` what the group is: a list, a form'],
      dont: ['Add a class of a screen that only says display and gap'],
    } satisfies ComponentGuide,
  },
  args: {
    gap: 3,
    children: (
      <>
        <p>2:00 to 5:00 PM. Amara’s place</p>
        <Button look="outline">See the Swap</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack<'div'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filling: Story = {};
export const AtTheStart: Story = { args: { align: 'start' } };
