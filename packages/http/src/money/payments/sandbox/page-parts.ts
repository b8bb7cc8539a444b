import { type DomainError, invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { escapeHtml } from '../../../platform/shared/html-page.ts';

/** Makes a form without an action, so that it is sent to the address of its page. */
export const form = (...parts: readonly string[]): string => `<form method="post">${parts.join('\n')}</form>`;

export const button = (outcome: string, label: string, kind: 'main' | 'quiet' = 'main'): string =>
  `<p><button class="${kind}" name="outcome" value="${escapeHtml(outcome)}">${escapeHtml(label)}</button></p>`;

export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

export const unknownOutcome = (...known: readonly string[]): DomainError =>
  invalid('outcome', `The outcome is one of ${known.join(', ')}`);
