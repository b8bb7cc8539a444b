import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { ReportSubject } from '../../trust/reports/report-context.ts';

export const reportOfSwap = ({ id, user }: Pick<SwapView, 'id' | 'user'>): ReportSubject => ({
  about: { kind: 'swap', id },
  name: 'this swap',
  member: { userId: user.id, firstName: user.firstName },
  photoUrl: user.profilePhotoUrl,
});
