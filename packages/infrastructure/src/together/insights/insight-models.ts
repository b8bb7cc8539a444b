import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { InsightId } from '@nestmates/domain/together/insights/kept-insight.ts';
import type { Topic } from '@nestmates/domain/together/insights/topics.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { Model } from 'objection';

export interface InsightModel {
  readonly id: InsightId;
  readonly userId: MemberId;
  readonly week: IsoWeek;
  readonly regeneration: number;
  readonly author: Author;
  readonly tip: string;
  readonly tipTopic: Topic;
  readonly tipHelpful: boolean | null;
  readonly selfCare: string;
  readonly selfCareTopic: Topic;
  readonly selfCareHelpful: boolean | null;
  readonly bonding: string;
  readonly bondingTopic: Topic;
  readonly bondingHelpful: boolean | null;
  readonly generatedAt: Date;
  readonly readAt: Date | null;
}

export class InsightModel extends Model {
  static override readonly tableName = 'insights';
}

export interface AiReservationModel {
  readonly id: number;
  readonly userId: MemberId | null;
  readonly day: string;
  readonly purpose: string;
  readonly reserved: number;
  readonly used: number | null;
  readonly isWritten: boolean;
  readonly openedAt: Date;
}

export class AiReservationModel extends Model {
  static override readonly tableName = 'ai_reservations';
}
