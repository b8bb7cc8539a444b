import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { isPickupCode, pickupCodeRule } from '@nestmates/domain/market/orders/pickup-code.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import type { FormSchema, Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { otherName, otherNameFirst } from '../order-people.ts';
import styles from './PickupSection.module.css';

export interface PickupActions {
  /** The code is being checked or renewed. */
  readonly pending: boolean;
  /** What was wrong with the last one. */
  readonly issues?: readonly Issue[] | undefined;
  onCode(code: string): void;
  onRenew(): void;
}

interface PickupSectionProps {
  readonly order: OrderView;
  readonly state: PickupActions;
}

interface PickupCodeFormProps {
  readonly order: OrderView;
  readonly state: Omit<PickupActions, 'onRenew'>;
}

const codeSchema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const code = (values as { readonly code: string }).code.replace(/\s/g, '');
      if (code === '') return { issues: [{ path: ['code'], message: pickupCodeRule.missing }] };
      if (!isPickupCode(code)) {
        return { issues: [{ path: ['code'], message: pickupCodeRule.wrongLength }] };
      }
      return { value: code };
    },
  },
};

/** The seller enters what the buyer says. */
export function PickupCodeForm({ order, state: { pending, issues, onCode } }: PickupCodeFormProps) {
  const { form, field, formError } = useForm({
    schema: codeSchema,
    initial: { code: '' },
    issues,
    pending,
    onSubmit: onCode,
  });
  const triesLeft = order.pickup?.triesLeft ?? 0;
  if (triesLeft === 0) {
    return (
      <p className={styles.text} role="status">
        Too many wrong codes were entered. Ask {otherName(order)} to get a new one on this page of hers.
      </p>
    );
  }
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <div className={styles.entry}>
        <TextField
          {...field('code')}
          label="Pickup code"
          hint={`${otherNameFirst(order)} says it when she has the thing in her hands. You are paid ${pickupWait} later.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" look="yes" pending={pending} pendingLabel="Checking…">
          Complete Pickup
        </Button>
      </div>
    </form>
  );
}

/** The code of a pickup: the buyer says it, the seller enters it. */
export function PickupSection({ order, state }: PickupSectionProps) {
  const { role, pickup, actions } = order;
  if (!pickup) return null;
  return (
    <section className={styles.section} aria-label="Pickup">
      <SectionHeading>
        Your <em>pickup</em>
      </SectionHeading>
      {role === 'seller' && actions.includes('enterPickupCode') && (
        <PickupCodeForm order={order} state={state} />
      )}
      {role === 'buyer' && pickup.code && (
        <>
          {pickup.triesLeft === 0 ? (
            <p className={styles.text}>
              Too many wrong codes were entered, so this one does not work any more. Get a new one.
            </p>
          ) : (
            <>
              <p className={styles.code}>
                <span aria-hidden>{`${pickup.code.slice(0, 3)} ${pickup.code.slice(3)}`}</span>
                <span className={styles.visuallyHidden}>{[...pickup.code].join(' ')}</span>
              </p>
              <p className={styles.text}>
                Say this code to {otherName(order)} when you have it in your hands, not before: she is paid 24
                hours later.
              </p>
            </>
          )}
          {actions.includes('renewPickupCode') && (
            <div>
              <Button
                look="outline"
                size="small"
                pending={state.pending}
                pendingLabel="Getting it…"
                onClick={state.onRenew}
              >
                Get a New Code
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
