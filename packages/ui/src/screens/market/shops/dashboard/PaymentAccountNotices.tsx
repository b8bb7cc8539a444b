import type { PaymentAccountView } from '@nestmates/application/money/payments/account-view.ts';
import {
  disabledWords,
  type WayOn,
  wayOnOf,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { dayText } from '../../orders/order-text.ts';

export interface PaymentAccountNoticesProps {
  readonly account: PaymentAccountView;
  /** The page of the payment provider is being opened. */
  readonly opening: boolean;
  /** Whether the page has the feedback button. */
  readonly canWrite?: boolean;
  onOpen(): void;
}

const requirementText: Readonly<Record<PaymentAccountView['due'][number], string>> = {
  identity: 'who you are',
  address: 'your address',
  'tax-number': 'your tax number',
  business: 'what you sell',
  'bank-account': 'your bank account',
  terms: 'that you accept its terms',
  other: 'a few more details',
};

const asked = (due: PaymentAccountView['due']): string =>
  due.length === 0 ? 'a few more details' : due.map((one) => requirementText[one]).join(', ');

const writeToUs = 'Write to us with the feedback button, so that we find a way together.';

interface Notice {
  readonly look: 'waiting' | 'wrong';
  readonly title: string;
  readonly text: string;
  readonly wayOn: WayOn;
  /** What the button says that leads to the provider, where the way on is there. */
  readonly button: string;
}

const held = 'What you have sold stays held for you.';

function noticeOf({ concern, due, dueBy, disabled, failedPayout }: PaymentAccountView): Notice | undefined {
  switch (concern) {
    case 'none':
      return undefined;
    case 'due':
      return {
        look: 'waiting',
        title: dueBy
          ? `Please tell our payment provider more by ${dayText(dueBy)}`
          : 'Please tell our payment provider more',
        text: `To go on paying you, it needs to know: ${asked(due)}.`,
        wayOn: 'ask-there',
        button: 'Tell it now',
      };
    case 'past-due':
      return {
        look: 'wrong',
        title: 'You cannot be paid until you tell our payment provider more',
        text: `It needs to know: ${asked(due)}. What you have sold stays held for you until then.`,
        wayOn: 'ask-there',
        button: 'Tell it now',
      };
    case 'restricted': {
      const wayOn = wayOnOf(concern, disabled);
      const parts = [
        'Our payment provider has paused your payment account.',
        disabled && `It ${disabledWords(disabled)}`,
        wayOn === 'wait' && 'You need to do nothing for now.',
        held,
      ];
      return {
        look: 'wrong',
        title: 'You cannot be paid for the moment',
        text: parts.filter(Boolean).join(' '),
        wayOn,
        button: 'See what it asks',
      };
    }
    case 'payout-failed':
      return {
        look: 'wrong',
        title: `${failedPayout ? dollars(failedPayout.amount) : 'A payout'} did not reach your bank`,
        text: `${failedPayout?.reason ? `Your bank says: ${failedPayout.reason} ` : ''}The money is in your payment account. Please look at your bank account there.`,
        wayOn: 'ask-there',
        button: 'See your bank account',
      };
    case 'rejected':
      return {
        look: 'wrong',
        title: 'Our payment provider has closed your payment account',
        text: `It does not let you be paid any more${disabled ? `: it ${disabledWords(disabled)}` : '.'} ${held}`,
        wayOn: wayOnOf(concern, disabled),
        button: 'See what it asks',
      };
  }
}

/** What a seller has to know of the payment account, above everything else. */
export function PaymentAccountNotices({
  account,
  opening,
  canWrite = true,
  onOpen,
}: PaymentAccountNoticesProps) {
  const notice = noticeOf(account);
  const { payoutsHeld } = account;
  if (!notice && !payoutsHeld) return null;
  return (
    <Stack gap={3}>
      {payoutsHeld && (
        <Banner look="waiting" title="Your payouts are held for now">
          Since {dayText(payoutsHeld.since)}: {payoutsHeld.reason} The money of your sales stays held for you,
          and nothing of it is lost.{canWrite && ` ${writeToUs}`}
        </Banner>
      )}
      {notice && (
        <Banner
          look={notice.look}
          title={notice.title}
          action={
            notice.wayOn === 'ask-there' && (
              <Button size="small" pending={opening} pendingLabel="Opening…" onClick={onOpen}>
                {notice.button}
              </Button>
            )
          }
        >
          {notice.text}
          {notice.wayOn === 'write-to-us' && canWrite && ` ${writeToUs}`}
        </Banner>
      )}
    </Stack>
  );
}
