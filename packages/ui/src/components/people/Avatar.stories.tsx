import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { StoryRow } from '../../../testing/StoryRow.tsx';
import { storyPhoto } from '../../../testing/story-photo.ts';
import { people } from '../../drawings/people.ts';
import { Avatar } from './Avatar.tsx';
import { AvatarRow } from './AvatarRow.tsx';

const meta = {
  title: 'Components/People/Avatar',
  parameters: {
    guide: {
      use: 'A small round face beside a name, in lists and threads.',
      avoid: 'The person is what the screen is about; use Portrait.',
      do: ['Show the initial where there is no photo'],
      dont: ['Show it without the name nearby'],
    } satisfies ComponentGuide,
  },
  component: Avatar,
  args: people.priya,
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Photo: Story = { args: { face: { kind: 'photo', src: storyPhoto } } };
export const Initial: Story = { args: { name: 'Zoë', face: { kind: 'initial' } } };

/** A photo that fails to load is replaced by the initial, and tried again when the network is back. */
export const PhotoNotLoaded: Story = {
  args: { name: 'Zoë', face: { kind: 'photo', src: 'data:image/png;base64,' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Z');
    const tried = fn();
    const watcher = new MutationObserver((changes) => {
      const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (come.some((node) => node instanceof HTMLImageElement)) tried();
    });
    watcher.observe(canvasElement, { childList: true, subtree: true });
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(tried).toHaveBeenCalled();
    });
    watcher.disconnect();
    await canvas.findByText('Z');
  },
};

export const NameInAnotherScript: Story = { args: { name: 'Ольга', face: { kind: 'initial' } } };

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Avatar {...people.sofia} size="tiny" />
      <Avatar {...people.noor} size="small" />
      <Avatar {...people.mei} />
      <Avatar {...people.ruth} size="medium" />
      <Avatar {...people.dana} size="large" />
    </StoryRow>
  ),
};

export const Row: Story = {
  render: () => <AvatarRow people={[people.priya, people.amara, people.jess]} />,
};

export const LargeRow: Story = {
  render: () => <AvatarRow people={[people.hannah, people.noor, people.mei, people.dana]} size="large" />,
};

export const Everyone: Story = {
  render: () => (
    <StoryRow>
      {Object.values(people).map((person) => (
        <Avatar key={person.name} {...person} size="large" />
      ))}
    </StoryRow>
  ),
};
