import { type ReportSubject, reportOfMember } from '../../../trust/reports/report-context.ts';
import type { Conversation } from './conversation.ts';

/** Who writes with the reader. */
export const reportOfOther = ({
  userId,
  name,
  face,
}: Pick<Conversation, 'userId' | 'name' | 'face'>): ReportSubject =>
  reportOfMember({ id: userId, firstName: name, profilePhotoUrl: face.kind === 'photo' ? face.src : null });
