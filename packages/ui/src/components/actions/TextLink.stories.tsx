import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/Actions/TextLink',
  parameters: {
    guide: {
      use: 'A link within text or below a form.',
      avoid: 'It is the main way on; use LinkButton.',
      keyboard: { Enter: 'Follows it' },
      do: ['Let the words say where it leads'],
      dont: ['Write “here” or “click”'],
    } satisfies ComponentGuide,
  },
  component: TextLink,
  args: { href: '/privacy', children: 'Privacy Policy' },
  render: (args) => (
    <p>
      What we keep, and for how long, stands in the <TextLink {...args} />.
    </p>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus();
  },
};
