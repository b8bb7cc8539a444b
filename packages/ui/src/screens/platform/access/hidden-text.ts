import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

interface HiddenText {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly sentence: string;
}

/** What the author of a thing reads that nobody else is shown. */
export const hiddenText: Readonly<Record<HiddenReason, HiddenText>> = {
  'being-looked-at': {
    label: 'Being looked at',
    tone: 'ochre',
    sentence: 'Only you see it until one of us has looked at it.',
  },
  removed: {
    label: 'Taken down',
    tone: 'brick',
    sentence: 'One of us has taken it down, so only you see it.',
  },
};
