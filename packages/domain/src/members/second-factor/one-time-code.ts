import { seconds } from '../../platform/shared/time.ts';

/** A code of RFC 6238, as authenticator apps make it: six digits, another one every 30 seconds. */
export const codeDigits = 6;
const stepLength = seconds(30);

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepLength);

/** The clock of a phone may be half a minute off. A code that was used, or is older than one that was, counts no more. */
export const acceptedSteps = (now: Date, lastStep: number | null): readonly number[] =>
  [-1, 0, 1].map((off) => stepAt(now) + off).filter((step) => lastStep === null || step > lastStep);

/** What authenticator apps read from the picture. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const label = [issuer, account].map(encodeURIComponent).join(':');
  const parameters = { secret, issuer, algorithm: 'SHA1', digits: codeDigits, period: stepLength / 1000 };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
