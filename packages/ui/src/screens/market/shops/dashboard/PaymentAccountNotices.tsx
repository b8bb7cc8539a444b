import type { PaymentAccountView } from '@nestmates/application/money/payments/account-view.ts';
import { disabledWords } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
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
  /** What the button says that leads to the provider; none where nothing can be done there. */
  readonly button: string | null;
}

/** Where a seller can do nothing at the provider, no button leads there. */
const nothingToDo: readonly PaymentAccountView['disabled'][] = ['checking', 'reviewing', 'paused-by-us'];

function noticeOf({ concern, due, dueBy, disabled, failedPayout }: PaymentAccountView): Notice | undefined {
  const held = 'What you have sold stays held for you until then.';
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
        button: 'Tell it now',
      };
    case 'past-due':
      return {
        look: 'wrong',
        title: 'You cannot be paid until you tell our payment provider more',
        text: `It needs to know: ${asked(due)}. ${held}`,
        button: 'Tell it now',
      };
    case 'restricted':
      return {
        look: 'wrong',
        title: 'You cannot be paid for the moment',
        text: `Our payment provider has paused your payment account. ${disabled ? `It ${disabledWords[disabled]} ` : ''}${held}`,
        button: nothingToDo.includes(disabled) ? null : 'See what it asks',
      };
    case 'payout-failed':
      return {
        look: 'wrong',
        title: `${failedPayout ? dollars(failedPayout.amount) : 'A payout'} did not reach your bank`,
        text: `${failedPayout?.reason ? `Your bank says: ${failedPayout.reason} ` : ''}The money is in your payment account. Please look at your bank account there.`,
        button: 'See your bank account',
      };
    case 'rejected':
      return {
        look: 'wrong',
        title: 'Our payment provider has closed your payment account',
        text: `It does not let you be paid any more${disabled ? `: it ${disabledWords[disabled]}` : '.'} What you have sold stays held for you.`,
        button: null,
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
            notice.button !== null && (
              <Button size="small" pending={opening} pendingLabel="Opening…" onClick={onOpen}>
                {notice.button}
              </Button>
            )
          }
        >
          {notice.text}
          {notice.button === null && canWrite && ` ${writeToUs}`}
        </Banner>
      )}
    </Stack>
  );
}
