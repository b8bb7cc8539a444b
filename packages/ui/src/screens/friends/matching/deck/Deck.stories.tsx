import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { chooseFromMenu } from '../../../../../testing/member-menu.ts';
import { WithState } from '../../../../../testing/WithState.tsx';
import { sampleCards } from '../sample-cards.ts';
import { Deck } from './Deck.tsx';

const { priya, amara, mei } = sampleCards;

const meta = {
  title: 'Screens/Browse/Card',
  component: Deck,
  args: {
    cards: [priya, amara],
    placeholder: <span />,
    onSkip: fn(),
    onConnect: fn(),
    onBlock: fn(),
  },
} satisfies Meta<typeof Deck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Drags in four steps and waits until the last one is rendered. */
async function drag(card: HTMLElement, by: number): Promise<void> {
  const { left, top } = card.getBoundingClientRect();
  const at = (part: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    bubbles: true,
    clientX: left + 100 + by * part,
    clientY: top + 40,
  });
  await fireEvent.pointerDown(card, at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) await fireEvent.pointerMove(card, at(part));
  await waitFor(() => expect(card.closest('[data-dragging]')).not.toBeNull());
  await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

const letGo = (card: HTMLElement, x: number) =>
  fireEvent.pointerUp(card, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 40 });

/** Nothing flies out, or back, any more. */
const isAtRest = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));

/** The stamp is shown, and nothing is decided yet. */
export const DraggedHalfway: Story = {
  parameters: { moving: true },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Priya, 33' });
    await drag(card, 90);
    await expect(card.closest<HTMLElement>('[data-dragging]')?.style.transform).toContain('rotate');
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
};

export const DraggedRight: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const card = canvas.getByRole('article', { name: 'Priya, 33' });
    await drag(card, 260);
    await letGo(card, 400);
    await expect(args.onConnect).toHaveBeenCalledWith(priya);
    await expect(args.onSkip).not.toHaveBeenCalled();
    await isAtRest(canvasElement);
  },
};

export const DraggedLeft: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const card = canvas.getByRole('article', { name: 'Priya, 33' });
    await drag(card, -260);
    await letGo(card, -160);
    await expect(args.onSkip).toHaveBeenCalledWith(priya);
    await isAtRest(canvasElement);
  },
};

export const ProfileOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile' }));
    const line = canvas.getByRole('button', { name: 'Profiles' });
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('heading', { name: 'Support & Community' })).toBeVisible();
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The second half of a double tap is ignored, because it would hit the next card; keys are not. */
export const TappedTwice: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <WithState<readonly CardView[]> value={[priya, amara, mei]} onChange={fn()}>
      {({ value, onChange }) => (
        <Deck
          {...args}
          cards={value}
          onConnect={(card) => {
            args.onConnect(card);
            onChange(value.slice(1));
          }}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const tappedOnceMore = clickOnNextChange(canvasElement, 'Connect');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await tappedOnceMore;
    await canvas.findByRole('article', { name: /^Amara/ });
    await expect(args.onConnect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onConnect).toHaveBeenLastCalledWith(amara);
    await isAtRest(canvasElement);
  },
};

export const NothingToTell: Story = {
  args: { cards: [mei] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profiles' }));
    await expect(canvas.getAllByText('No data for now.')).toHaveLength(5);
  },
};

export const Block: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent, args }) => {
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Block Priya', answer: 'Cancel' });
    await expect(args.onBlock).not.toHaveBeenCalled();
    await chooseFromMenu(userEvent, { about: 'Priya', item: 'Block Priya', answer: 'Block' });
    await expect(args.onBlock).toHaveBeenCalledWith(priya);
  },
};
