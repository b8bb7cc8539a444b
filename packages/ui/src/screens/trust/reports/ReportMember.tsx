import { Flag } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { useReport } from './report-context.ts';

/** Reports a member of whom nothing is shown any more, such as one who has blocked the reader. */
export function ReportMember({ userId }: { readonly userId: number }) {
  const onReport = useReport({ about: { kind: 'member', id: userId }, name: 'this member' });
  return (
    onReport && (
      <Button look="text" size="small" icon={<Flag aria-hidden />} onClick={onReport}>
        Report this member
      </Button>
    )
  );
}
