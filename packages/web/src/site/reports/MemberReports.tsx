import type { ReactNode } from 'react';
import { useBlock } from '../../friends/blocks/use-block.ts';
import { useMember } from '../../platform/session/session.ts';
import { ReportArea } from '../../trust/reports/ReportArea.tsx';

/** Members are offered to block whom they have reported. */
export function MemberReports({ children }: { readonly children: ReactNode }) {
  const { id } = useMember();
  const block = useBlock();
  return (
    <ReportArea reporter="member" ownId={id} onBlock={block}>
      {children}
    </ReportArea>
  );
}
