import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';

export interface MeetSafelyButtonProps {
  /** Whom the member meets. */
  readonly name: string;
  /** Whether the member has not read the sentences for this person. */
  readonly first: boolean;
  onOpen(): void;
}

/** The way to the sentences before a meeting and the link to share it; it says more before the first one. */
export function MeetSafelyButton({ name, first, onOpen }: MeetSafelyButtonProps) {
  if (!first) {
    return (
      <Button look="outline" size="small" onClick={onOpen}>
        Meet Safely
      </Button>
    );
  }
  return (
    <Banner
      title={`Before you first meet ${name}`}
      action={
        <Button look="outline" size="small" onClick={onOpen}>
          Read
        </Button>
      }
    >
      Five sentences, and a link for somebody you trust.
    </Banner>
  );
}
