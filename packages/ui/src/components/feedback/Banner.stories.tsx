import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  parameters: {
    guide: {
      use: 'Something about this page that stays true until it is dealt with: held money, a draft, no network.',
      avoid: 'It has just happened and is over; use a toast. A field is wrong; say it at the field.',
      do: ['Begin with what it means for her', 'Offer the one step that deals with it'],
      dont: ['Stack two of them', 'Use brick for anything but a failure'],
    } satisfies ComponentGuide,
  },
  component: Banner,
  args: { children: 'You are seeing what was here when you last had a connection.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Good: Story = {
  args: { look: 'good', title: 'Payment account connected!', children: 'You can sell now.' },
};
export const Waiting: Story = {
  args: { look: 'waiting', title: 'Held until Monday', children: 'The seller is paid when you confirm.' },
};
export const Wrong: Story = {
  args: {
    look: 'wrong',
    announced: true,
    title: 'We could not load this',
    children: 'What you typed is still here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load this');
  },
};

const retry = fn();
export const WithAction: Story = {
  args: {
    look: 'wrong',
    children: 'The connection was lost.',
    action: (
      <Button look="outline" size="small" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    title: 'Someone has changed this while you were away, on another device or in another window',
    children:
      'Have a look at what is new before you save: what you typed is kept below, and nothing was sent.',
  },
};
