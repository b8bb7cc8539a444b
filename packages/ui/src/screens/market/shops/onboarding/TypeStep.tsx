import type { ListingType } from '@nestmates/domain/platform/shared/listing-words.ts';
import { BookOpen, ChevronRight, type LucideIcon, Package } from 'lucide-react';
import { people } from '../../../../drawings/people.ts';
import { OnboardingLayout } from '../../../members/onboarding/OnboardingLayout.tsx';
import styles from './SellerOnboarding.module.css';

export interface TypeStepProps {
  onChoose(type: ListingType): void;
  onLeave(): void;
}

const choices: readonly {
  readonly type: ListingType;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}[] = [
  {
    type: 'product',
    icon: Package,
    title: 'Product',
    text: 'What your children have outgrown, or what you make by hand.',
  },
  {
    type: 'service',
    icon: BookOpen,
    title: 'Service',
    text: 'Lessons, babysitting, photos: what you are good at.',
  },
];

export const stepCount = 4;

/** Step 1: what the seller sells. */
export const TypeStep = ({ onChoose, onLeave }: TypeStepProps) => (
  <OnboardingLayout
    step={1}
    of={stepCount}
    onBack={onLeave}
    title={
      <>
        Open <em>Your Shop</em>
      </>
    }
    lead="What do you want to offer first? You can add the other later."
    portraitOf={people.ruth}
  >
    <ul className={styles.choices} aria-label="What you offer">
      {choices.map(({ type, icon: Icon, title, text }) => (
        <li key={type}>
          <button type="button" className={styles.choice} onClick={() => onChoose(type)}>
            <span className={styles.icon}>
              <Icon aria-hidden />
            </span>
            <span className={styles.words}>
              <span className={styles.choiceTitle}>{title}</span>
              <span className={styles.quiet}>{text}</span>
            </span>
            <ChevronRight aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  </OnboardingLayout>
);
