import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { people } from '../../drawings/people.ts';
import { StillLife } from '../../drawings/StillLife.tsx';
import { ScoreBadge } from '../labels/ScoreBadge.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { Notch } from './Notch.tsx';
import { Picture } from './Picture.tsx';
import styles from './Pictures.stories.module.css';

const meta = {
  title: 'Components/Pictures/Notch',
  parameters: {
    guide: {
      use: 'The one number of a picture: score, price or day.',
      avoid: 'Words, or a second number.',
      do: ['One notch a picture', 'Take the colour of what lies behind the picture'],
      dont: ['Use it as decoration'],
    } satisfies ComponentGuide,
  },
  component: Notch,
  args: { children: '87' },
} satisfies Meta<typeof Notch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPortrait: Story = {
  render: () => (
    <div className={styles.portrait}>
      <Portrait {...people.priya} zoom={1.28}>
        <Notch>87</Notch>
      </Portrait>
    </div>
  ),
};

export const PriceOnTheLeft: Story = {
  render: () => (
    <div className={styles.item}>
      <Picture picture={<StillLife of="cardigan" />}>
        <Notch corner="left" size="small">
          $30.00
        </Notch>
      </Picture>
    </div>
  ),
};

export const ScoreOnACard: Story = {
  render: () => (
    <div className={styles.card}>
      <Portrait {...people.priya} zoom={0.97} shift={-11}>
        <Notch behind="surface" size="score">
          <ScoreBadge score={87} label="Excellent" />
        </Notch>
      </Portrait>
    </div>
  ),
};

export const OnThePlate: Story = {
  render: () => (
    <div className={styles.plate}>
      <div className={styles.item}>
        <Picture picture={<StillLife of="train" />}>
          <Notch corner="left" size="small" behind="plate">
            $18.00
          </Notch>
        </Picture>
      </div>
    </div>
  ),
};

export const LongPrice: Story = {
  render: () => (
    <div className={styles.item}>
      <Picture picture={<StillLife of="chair" />}>
        <Notch corner="left" size="small">
          $12,480.00
        </Notch>
      </Picture>
    </div>
  ),
};
