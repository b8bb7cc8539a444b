import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './AdminMembers.module.css';

interface MemberPayoutsProps {
  readonly member: AdminMemberView;
  onPayouts(): void;
}

/** Whether anything is released to the member, and the switch for it. */
export function MemberPayouts({ member: { payoutsHeld }, onPayouts }: MemberPayoutsProps) {
  return (
    <section aria-label="Payouts">
      <SectionHeading>Payouts</SectionHeading>
      <p className={styles.quiet}>
        {payoutsHeld
          ? `Held since ${dateText(payoutsHeld.since)}: ${payoutsHeld.reason}`
          : 'The money of her sales is released to her.'}
      </p>
      <Button look="outline" size="small" onClick={onPayouts}>
        {payoutsHeld ? 'Let her payouts go on' : 'Hold her payouts'}
      </Button>
    </section>
  );
}
