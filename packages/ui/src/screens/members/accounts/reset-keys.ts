import type { ResetKeysView } from '@nestmates/application/members/accounts/contract.ts';
import { addedWhen, type KeptKeys } from '@nestmates/domain/members/accounts/password-reset.ts';
import { timeOfDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';

const thisYear = localFormat({ month: 'long', day: 'numeric' });
const anyYear = localFormat({ month: 'long', day: 'numeric', year: 'numeric' });

/** "today at 2:00 PM", "yesterday at 11:40 PM", "March 3" or "March 3, 2025". */
export function whenText(instant: string, now: Date): string {
  const at = new Date(instant);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const isOn = (day: Date) => at.toDateString() === day.toDateString();
  if (isOn(now)) return `today at ${timeOfDay.format(at)}`;
  if (isOn(yesterday)) return `yesterday at ${timeOfDay.format(at)}`;
  return (at.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(at);
}

type Asked = Pick<ResetKeysView, 'askedAt' | 'pendingEmailAt'>;

/** Why something may be somebody else's; undefined where it is old enough. */
export function doubtAbout(createdAt: string, { askedAt, pendingEmailAt }: Asked): string | undefined {
  const added = addedWhen(new Date(createdAt), new Date(askedAt));
  if (added === 'after') return 'after you asked for this link';
  if (pendingEmailAt !== null && createdAt >= pendingEmailAt)
    return 'after the change of email was asked for';
  return added === 'lately' ? 'less than a day before you asked for this link' : undefined;
}

export const mayKeep = (createdAt: string, { askedAt }: Pick<Asked, 'askedAt'>): boolean =>
  addedWhen(new Date(createdAt), new Date(askedAt)) !== 'after';

/** What is ticked at first. */
export const keptAtFirst = (keys: ResetKeysView): KeptKeys => ({
  passkeys: keys.passkeys.filter((key) => doubtAbout(key.createdAt, keys) === undefined).map(({ id }) => id),
  twoStep: keys.twoStepAt !== null && doubtAbout(keys.twoStepAt, keys) === undefined,
});

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "You keep one passkey and your second step." */
export function keptText({ passkeys: { length: count }, twoStep }: KeptKeys): string {
  const passkeys = `${counts[count] ?? count} ${count === 1 ? 'passkey' : 'passkeys'}`;
  if (count === 0 && !twoStep) return 'You keep nothing of this.';
  if (count === 0) return 'You keep your second step.';
  return `You keep ${passkeys}${twoStep ? ' and your second step' : ''}.`;
}

/** "All three end, yours too". */
export function endText(count: number): string {
  if (count === 1) return 'It ends, also if it is yours';
  return `${count === 2 ? 'Both' : `All ${counts[count] ?? count}`} end, yours too`;
}
