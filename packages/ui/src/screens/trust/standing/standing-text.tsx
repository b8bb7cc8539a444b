import type { StandingView } from '@nestmates/application/trust/standing/contract.ts';
import type { ReactNode } from 'react';
import { dateText } from '../trust-dates.ts';

const endOf = (until: string | undefined): string => (until ? `until ${dateText(until)}` : 'for now');

/** How the member stands, in a few words. */
export function titleOf({ standing, until }: Pick<StandingView, 'standing' | 'until'>): ReactNode {
  switch (standing) {
    case 'good':
      return (
        <>
          All is <em>well</em>
        </>
      );
    case 'warned':
      return (
        <>
          You have a <em>warning</em>
        </>
      );
    case 'limited':
      return (
        <>
          Limited <em>{endOf(until)}</em>
        </>
      );
    case 'suspended':
      return (
        <>
          Suspended <em>{endOf(until)}</em>
        </>
      );
    case 'banned':
      return (
        <>
          Closed <em>for good</em>
        </>
      );
  }
}

/** What it means for what the member can do. */
export const meanings: Readonly<Record<StandingView['standing'], string>> = {
  good: 'Nothing is restricted.',
  warned: 'Nothing is restricted. A warning counts for 180 days.',
  limited: 'You are not shown to anybody new. What you have with those you know goes on.',
  suspended:
    'Nothing of yours is shown, and you cannot write. Open orders go on, and money goes to whom it belongs. Your plan does not renew.',
  banned:
    'Nothing of yours is shown, and you cannot write. Open orders go on, and money goes to whom it belongs. Your plan does not renew.',
};
