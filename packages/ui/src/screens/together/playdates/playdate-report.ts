import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ReportSubject } from '../../trust/reports/report-context.ts';

export const reportOfPlaydate = ({ id, user }: Pick<PlaydateView, 'id' | 'user'>): ReportSubject => ({
  about: { kind: 'playdate', id },
  name: 'this playdate',
  member: { userId: user.id, firstName: user.firstName },
  photoUrl: user.profilePhotoUrl,
});
