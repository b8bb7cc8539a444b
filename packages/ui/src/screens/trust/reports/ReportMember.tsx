import { Flag } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { useReport } from './report-context.ts';

interface ReportMemberProps {
  readonly userId: number;
  /** Left out where the reader may not know it. */
  readonly name?: string | undefined;
}

/** Reports a member of whom nothing is shown any more, such as one who has blocked the reader. */
export function ReportMember({ userId, name = 'this member' }: ReportMemberProps) {
  const onReport = useReport({ about: { kind: 'member', id: userId }, name });
  return (
    onReport && (
      <Button look="text" size="small" icon={<Flag aria-hidden />} onClick={onReport}>
        Report {name}
      </Button>
    )
  );
}
