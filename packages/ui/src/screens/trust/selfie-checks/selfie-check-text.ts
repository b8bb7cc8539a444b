import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import type { BannerProps } from '../../../components/feedback/Banner.tsx';
import { dateText, endText } from '../trust-dates.ts';

interface StageText {
  readonly look?: BannerProps['look'];
  /** Left out where there is nothing to say. */
  readonly title?: string;
  readonly text?: string;
  /** Words on the button that asks for poses; left out where it would be refused. */
  readonly ask?: string;
}

const takeThem = 'Get My Two Poses';

function refused({ mayAskAgainAt }: SelfieCheckView, now: Date): StageText {
  const isOver = mayAskAgainAt === null || Date.parse(mayAskAgainAt) <= now.getTime();
  const text = isOver
    ? 'You can try once more.'
    : `You can try once more from ${dateText(mayAskAgainAt)} on.`;
  return { look: 'wrong', title: 'Your photo check was refused', text, ...(isOver ? { ask: takeThem } : {}) };
}

/** What the page says of a check that is not being taken. */
export function stageText(check: SelfieCheckView, now: Date): StageText {
  switch (check.state) {
    case 'none':
    case 'asked':
      return { ask: takeThem };
    case 'expired':
      return {
        title: 'Your poses have expired',
        text: 'They are good for an hour. Ask for two new ones when you have a moment.',
        ask: 'Get Two New Poses',
      };
    case 'sent':
      return {
        look: 'waiting',
        title: check.isLookedAtAgain ? 'We are looking at your new photo' : 'Your selfies are with us',
        text: check.isLookedAtAgain
          ? 'The badge comes back once a person has compared it with your selfies.'
          : 'A person compares them with your profile photo, usually within a day. We write to you then.',
      };
    case 'approved':
      return {
        look: 'good',
        title: `Photo checked${check.decidedAt ? ` on ${dateText(check.decidedAt)}` : ''}`,
        text: 'Others see it beside your photo. With a new main photo the badge goes until we have looked again.',
      };
    case 'outdated':
      return {
        title: 'You have another main photo now',
        text: 'The badge was of the one before, and those selfies are deleted. Take two new ones to get it back.',
        ask: takeThem,
      };
    case 'again':
      return { look: 'waiting', title: 'Please take your selfies once more', ask: 'Get Two New Poses' };
    case 'lapsed':
      return {
        look: 'waiting',
        title: 'Nobody could look at your selfies in time',
        text: 'We are sorry. Please take two new ones.',
        ask: 'Get Two New Poses',
      };
    case 'refused':
      return refused(check, now);
  }
}

/** "until 6:00 PM today" */
export const untilText = (until: string | null, now: Date): string =>
  until === null ? 'for an hour' : `until ${endText(until, now)}`;
