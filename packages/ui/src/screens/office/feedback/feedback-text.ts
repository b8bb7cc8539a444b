import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

export const statusLabels: Readonly<Record<FeedbackStatus, string>> = {
  new: 'New',
  in_review: 'In Review',
  resolved: 'Resolved',
};

export const statusTones: Readonly<Record<FeedbackStatus, BadgeTone>> = {
  new: 'berry',
  in_review: 'ochre',
  resolved: 'moss',
};

export const categoryTones: Readonly<Record<FeedbackCategory, BadgeTone>> = {
  Bug: 'brick',
  Suggestion: 'outline',
  Other: 'plain',
};

const maxExcerpt = 150;

/** Cuts a message to what a list shows; a letter of several code units is not cut. */
export function excerptOf(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxExcerpt
    ? characters.join('')
    : `${characters.slice(0, maxExcerpt).join('').trimEnd()}…`;
}
