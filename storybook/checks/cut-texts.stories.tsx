import { cutTexts } from '@nestmates/ui/testing/cut-texts.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { inSmallPhone } from './large-text.ts';
import { longTextsCut } from './long-texts.ts';

interface PlantedProps {
  /** Styles the element around the text. */
  readonly style: CSSProperties;
  readonly title: string;
  readonly below?: string;
}

function Planted({ style, title, below }: PlantedProps) {
  return (
    <main>
      <h1>Planted</h1>
      <div style={style}>
        <span>{title}</span>
      </div>
      {below && <p>{below}</p>}
    </main>
  );
}

/** The controls of the checks: each plants a text that the check has to find. They are tests alone. */
const meta = {
  title: 'Checks/Cut texts',
  component: Planted,
  tags: ['!dev', '!autodocs'],
  args: { title: 'Wednesday is agreed', style: {} },
} satisfies Meta<typeof Planted>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ['100%', '200%'];

/** Nothing is found where nothing is wrong, and the page is left as it was. */
export const Whole: Story = {
  play: async ({ args, canvas }) => {
    await expect(cutTexts(sizes)).toEqual([]);
    await expect(inSmallPhone(() => cutTexts(['100%']))).toEqual([]);
    await expect(longTextsCut(args)).toEqual([]);
    await expect(canvas.getByText('Wednesday is agreed')).toBeVisible();
    await expect([document.documentElement.style.fontSize, innerWidth]).toEqual(['', 390]);
  },
};

export const CutThrough: Story = {
  args: { style: { height: 26, overflow: 'hidden' } },
  play: async () =>
    expect(cutTexts(sizes)).toEqual(['span “Wednesday is agreed” is cut (letters of 200%, 390 px)']),
};

export const BesideTheScreen: Story = {
  args: { style: { marginLeft: 200, whiteSpace: 'nowrap' } },
  play: async () => {
    await expect(cutTexts(sizes)).toEqual([
      expect.stringMatching(/^html is \d+ wide in 390/),
      'span “Wednesday is agreed” is cut (letters of 200%, 390 px)',
    ]);
    await expect(inSmallPhone(() => cutTexts(['100%']))).toHaveLength(2);
  },
};

/** A dialog that scrolls down does not scroll sideways as well. */
export const BesideADialog: Story = {
  render: ({ title }) => (
    <dialog open aria-label="Planted" style={{ width: 100, padding: 0, overflowY: 'auto' }}>
      <button type="button" style={{ whiteSpace: 'nowrap' }}>
        {title}
      </button>
    </dialog>
  ),
  play: async () =>
    expect(cutTexts(['100%'])).toEqual([expect.stringMatching(/^dialog is \d+ wide in \d+ \(/)]),
};

export const OnAnotherText: Story = {
  args: { style: { height: 30, marginBottom: -30 }, below: 'It begins at ten.' },
  play: async () =>
    expect(cutTexts(['100%'])).toEqual([
      'span “Wednesday is agreed” lies on p “It begins at ten.” (letters of 100%, 390 px)',
    ]),
};

/** Cut only once the title of the arguments is as long as a title may be. */
export const CutWhenLong: Story = {
  args: { style: { width: 330, overflow: 'hidden', whiteSpace: 'nowrap' } },
  play: async ({ args, canvas }) => {
    await expect(cutTexts(['100%'])).toEqual([]);
    await expect(longTextsCut(args)).toEqual([
      expect.stringMatching(/^With long texts: span “Kindergarten.*” is cut/),
    ]);
    await expect(canvas.getByText('Wednesday is agreed')).toBeVisible();
  },
};
