import type { ReactNode } from 'react';
import { useBlock } from '../../friends/blocks/use-block.ts';
import { useRestricted } from '../../platform/session/restricted.ts';
import { useMember } from '../../platform/session/session.ts';
import { ReportArea } from '../../trust/reports/ReportArea.tsx';

/** Members are offered to block whom they have reported; both are closed to suspended and banned ones. */
export function MemberReports({ children }: { readonly children: ReactNode }) {
  const { id } = useMember();
  const block = useBlock();
  const restricted = useRestricted();
  if (restricted) return children;
  return (
    <ReportArea reporter="member" ownId={id} onBlock={block}>
      {children}
    </ReportArea>
  );
}
