import type { PlanView } from '@nestmates/application/money/subscriptions/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Check, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { Picture } from '../../../components/pictures/Picture.tsx';
import styles from './PlanCard.module.css';
import { PlanDrawing } from './PlanDrawing.tsx';

interface FeaturesProps {
  readonly of: PlanView['features'];
  readonly icon: ReactNode;
}

const Features = ({ of, icon }: FeaturesProps) => (
  <ul>
    {of.map(({ says, open }) => (
      <li key={says} className={styles.feature} data-open={open}>
        {icon}
        {says}
      </li>
    ))}
  </ul>
);

export interface PlanCardProps {
  readonly plan: PlanView;
  /** The button at the end of the card. */
  readonly action?: ReactNode;
}

/** The price of a plan, its features and those that are coming. */
export function PlanCard({
  plan: { id, name, priceCents, plusTax, features, without },
  action,
}: PlanCardProps) {
  const heading = useId();
  const open = features.filter((feature) => feature.open);
  const coming = features.filter((feature) => !feature.open);
  return (
    <article className={styles.plan} aria-labelledby={heading}>
      <h2 id={heading} className={styles.name}>
        {name}
      </h2>
      <div className={styles.picture}>
        <Picture picture={<PlanDrawing of={id} />}>
          <Notch corner="left">
            <span className={styles.price}>{dollars(priceCents)}</span>
            {priceCents > 0 && <span className={styles.period}> a month</span>}
          </Notch>
        </Picture>
      </div>
      <Features of={open} icon={<Check aria-hidden />} />
      {coming.length > 0 && (
        <div className={styles.coming}>
          <h3 className={styles.label}>Coming</h3>
          <Features of={coming} icon={<Clock aria-hidden />} />
        </div>
      )}
      {without.length > 0 && <p className={styles.notIncluded}>Not included: {without.join(', ')}.</p>}
      {plusTax && <p className={styles.notIncluded}>Plus tax, worked out on the payment page.</p>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
