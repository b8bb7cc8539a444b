import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from '../actions/Button.tsx';
import { Cluster } from './Cluster.tsx';

const labels = ['Message', 'Propose Another Time', 'Cancel Swap', 'See Her Profile'];

const meta = {
  title: 'Components/Layout/Cluster',
  component: Cluster<'div'>,
  parameters: {
    guide: {
      use: 'Buttons, chips and short texts beside each other, in further lines where one is too short.',
      avoid: 'Parts below each other; use Stack.',
      do: ['Say with `as` what the group is: a list, a header'],
      dont: ['Forbid the wrap where the texts are typed by members'],
    } satisfies ComponentGuide,
  },
  args: {
    gap: 2,
    children: labels.map((label) => (
      <Button key={label} look="outline" size="small">
        {label}
      </Button>
    )),
  },
} satisfies Meta<typeof Cluster<'div'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {};
export const Centred: Story = {
  args: {
    align: 'center',
    children: (
      <>
        <Button look="outline">Message</Button>
        <p>She answers within a day.</p>
      </>
    ),
  },
};
export const InOneLine: Story = { args: { wrap: false, children: <p>Park Slope</p> } };
