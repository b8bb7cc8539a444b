import { type PlanId, planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { useAppearanceGuard } from '../../../taps/use-appearance-guard.ts';
import { type LockedWish, type OpeningPlan, textsOf } from './locked-wishes.ts';
import styles from './WhyLocked.module.css';

export interface PlanPrice {
  readonly id: PlanId;
  readonly priceCents: number;
  readonly plusTax?: boolean | undefined;
}

export interface WhyLockedProps {
  readonly wish: LockedWish;
  readonly ownPlan: Exclude<PlanId, 'premium'>;
  /** Undefined while they are read; without any the rows are left out. */
  readonly prices: readonly PlanPrice[] | undefined;
  /** The page that the member is on. */
  readonly here: string;
  onClose(): void;
}

/** The price of the plan that opens it first, then of the other. */
function rowsOf(
  needed: OpeningPlan,
  ownPlan: WhyLockedProps['ownPlan'],
): readonly (readonly [OpeningPlan, string])[] {
  if (needed === 'pro') {
    return [
      ['pro', 'Pro'],
      ['premium', 'Premium, with all of Pro'],
    ];
  }
  return [
    ['premium', 'Premium'],
    ['pro', ownPlan === 'pro' ? 'Your Pro today' : 'Pro, without it'],
  ];
}

function Price({ of, prices }: { readonly of: OpeningPlan } & Pick<WhyLockedProps, 'prices'>) {
  if (!prices) return <Skeleton width="7rem" />;
  const found = prices.find(({ id }) => id === of);
  return found && `${dollars(found.priceCents)} a month${found.plusTax ? ', plus tax' : ''}`;
}

/** Why something is locked: what it is, what it costs, and what the member can do without it. */
export function WhyLocked({ wish, ownPlan, prices, here, onClose }: WhyLockedProps) {
  const { plan, label, subject, says, instead } = textsOf(wish);
  const isIntended = useAppearanceGuard();
  /** The second tap of a double tap on the lock is ignored. */
  const follow = (event: MouseEvent) => {
    if (isIntended(event)) onClose();
    else event.preventDefault();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      isIntended={isIntended}
      caption={
        <>
          <Lock aria-hidden />
          Premium Feature · {label}
        </>
      }
      title={
        <>
          {subject} <em>comes with {planNames[plan]}</em>
        </>
      }
      description={says}
    >
      {prices?.length !== 0 && (
        <dl className={styles.prices}>
          {rowsOf(plan, ownPlan).map(([id, words]) => (
            <div key={id} className={styles.price} data-needed={id === plan}>
              <dt>{words}</dt>
              <dd className={styles.amount}>
                <Price of={id} prices={prices} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.actions}>
        <LinkButton wide href="/subscribe" onClick={follow}>
          See {planNames[plan]}
        </LinkButton>
        <LinkButton wide look="text" href={instead.href ?? here} onClick={follow}>
          {instead.label}
        </LinkButton>
      </div>
    </Sheet>
  );
}
