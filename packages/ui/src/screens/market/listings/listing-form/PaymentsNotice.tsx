import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';

export interface PaymentsNoticeProps {
  /** Whether the seller has begun with the payment provider's pages. */
  readonly started: boolean;
  /** The provider's page is being opened. */
  readonly opening: boolean;
  onSetUp(): void;
}

/** What is left to do before something can be on sale. */
export const PaymentsNotice = ({ started, opening, onSetUp }: PaymentsNoticeProps) => (
  <Banner
    look={started ? 'waiting' : 'note'}
    title={started ? 'Your payment account is not ready yet' : 'First, where your money goes'}
    action={
      <Button look="outline" size="small" pending={opening} pendingLabel="Opening..." onClick={onSetUp}>
        {started ? 'Continue' : 'Set Up Payments'}
      </Button>
    }
  >
    {started
      ? 'The payment provider still asks for something. What you type here stays.'
      : 'A listing goes on sale once your payment account is connected. What you type here stays.'}
  </Banner>
);
