import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './AdminMembers.module.css';

interface MemberPayoutsProps {
  readonly member: AdminMemberView;
  onPayouts(): void;
}

/** What the seller owes, and how many more sales the seller may undo; both follow to a new account. */
function sellerText({ owed, undone, mostUndone }: AdminMemberView['asSeller']): readonly string[] {
  return [
    ...(owed > 0 ? [`She owes us ${dollars(owed)}, taken from what she is paid next.`] : []),
    `${undone} of ${mostUndone} sales undone in 30 days${undone >= mostUndone ? ': she can undo no more.' : '.'}`,
  ];
}

/** Whether anything is released to the member, and the switch for it. */
export function MemberPayouts({ member: { payoutsHeld, asSeller }, onPayouts }: MemberPayoutsProps) {
  return (
    <section aria-label="Payouts">
      <SectionHeading>Payouts</SectionHeading>
      <p className={styles.quiet}>
        {payoutsHeld
          ? `Held since ${dateText(payoutsHeld.since)}: ${payoutsHeld.reason}`
          : 'The money of her sales is released to her.'}
      </p>
      {sellerText(asSeller).map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      <Button look="outline" size="small" onClick={onPayouts}>
        {payoutsHeld ? 'Let her payouts go on' : 'Hold her payouts'}
      </Button>
    </section>
  );
}
