import { requireText } from '../../platform/shared/text.ts';

const maxPhotos = 5;
const maxText = 2000;

export const problemRule = {
  noText: 'Please say what is wrong',
  maxText,
  longText: `Please keep it to ${maxText} characters`,
  maxPhotos,
  manyPhotos: `Please choose up to ${maxPhotos} photos`,
} as const;

/** Shared by the report and each answer. */
export const requireProblemText = (text: string): string =>
  requireText(text, {
    field: 'text',
    missing: problemRule.noText,
    max: problemRule.maxText,
    tooLong: problemRule.longText,
  });
