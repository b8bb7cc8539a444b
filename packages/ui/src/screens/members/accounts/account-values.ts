import { type ZipAudience, zipAudienceLabels } from '@nestmates/domain/platform/access/zip-audience.ts';
import { localFormat } from '../../../dates/local-format.ts';
import type { Theme } from './ThemeChoice.tsx';

/** How each setting stands. What is left out is not known yet, or was not loaded: its row opens all the same. */
export interface AccountValues {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Address that is confirmed by a link which was not opened yet. */
  readonly waitingEmail?: string | null | undefined;
  readonly name: string | null;
  /** Null where it was never changed, or before that was recorded. */
  readonly credentialsChangedAt: string | null;
  readonly twoStep?: 'on' | 'off' | 'needed' | undefined;
  readonly passkeys?: number | undefined;
  readonly devices?: number | undefined;
  readonly plan: 'Premium' | 'Pro' | 'Free';
  /** Account to which sales are paid out, ready or only begun; or money is kept for one. */
  readonly hasPayments: boolean;
  /** What a plan costs, and until when it is paid. */
  readonly payment?: PlanPayment | undefined;
  readonly zipShownTo: ZipAudience;
  readonly paused: boolean;
  readonly planAroundCalendar: boolean;
  /** When the photo was checked; left out where there are no checks. */
  readonly photoCheckedAt?: string | null | undefined;
  /** Children who have one. */
  readonly sitterCards?: number | undefined;
  readonly blocked?: BlockedCount | undefined;
  readonly theme: Theme;
  /** Kinds of e-mails that are on, and all of them. */
  readonly emails?: { readonly on: number; readonly all: number } | undefined;
  readonly data?: 'being-made' | 'ready' | 'used-up' | undefined;
  /** When the account is deleted, where that is scheduled. */
  readonly deletedAt?: string | undefined;
}

export interface PlanPayment {
  readonly text: string;
  readonly isUrgent: boolean;
  /** Left out where nothing will be paid. */
  readonly price?: string | undefined;
}

interface BlockedCount {
  readonly count: number;
  /** There are more of them than were read. */
  readonly hasMore: boolean;
}

const day = localFormat({ month: 'short', day: 'numeric' });
export const shortDay = (time: string): string => day.format(new Date(time));

const month = localFormat({ month: 'long', year: 'numeric' });
export const passwordText = (changedAt: string | null): string | undefined =>
  changedAt === null ? undefined : `Last changed in ${month.format(new Date(changedAt))}`;

export const onOrOff = (on: boolean): string => (on ? 'On' : 'Off');

export const countOrNone = (count: number): string => (count === 0 ? 'None' : String(count));

export const devicesText = (count: number): string => (count === 1 ? '1 device' : `${count} devices`);

export const blockedText = ({ count, hasMore }: BlockedCount): string =>
  hasMore ? `More than ${count}` : countOrNone(count);

export const zipText = (audience: ZipAudience): string => zipAudienceLabels[audience];

export const dataTexts = { 'being-made': 'Being made', ready: 'Ready', 'used-up': undefined } as const;
