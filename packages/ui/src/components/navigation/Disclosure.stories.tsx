import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Navigation/Disclosure',
  parameters: {
    guide: {
      use: 'Details that few need, below a line that says what they are.',
      avoid: 'Everyone needs them; show them. They are a page of their own; link to it.',
      keyboard: { 'Enter, Space': 'Opens and closes it' },
      do: ['Let the line make sense alone'],
      dont: ['Nest them'],
    } satisfies ComponentGuide,
  },
  component: Disclosure,
  args: {
    title: 'Profiles',
    level: 2,
    open: false,
    onToggle: fn(),
    children: 'New to Kensington. We are at the playground most days before lunch.',
  },
  render: ({ onToggle, ...rest }) => (
    <WithState value={rest.open} onChange={onToggle}>
      {({ value, onChange }) => <Disclosure {...rest} open={value} onToggle={() => onChange(!value)} />}
    </WithState>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: 'Profiles' });
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/New to Kensington/)).toBeVisible();
    await userEvent.click(line);
    await expect(canvas.queryByText(/New to Kensington/)).toBeNull();
  },
};

export const Open: Story = { args: { open: true } };
