import type { ThingKind } from '../reports/report.ts';
import { isTitledToMember, wordsOfThing } from './statement.ts';

/** What the weight of reports has done, as its member is told; a title is that of the first report. */
export interface DoneByWeight {
  readonly isLimited: boolean;
  readonly things: readonly { readonly kind: ThingKind; readonly title: string }[];
}

const named = (thing: DoneByWeight['things'][number]): string =>
  isTitledToMember(thing) && thing.title
    ? `${wordsOfThing(thing.kind)} (“${thing.title}”)`
    : wordsOfThing(thing.kind);

export const hiddenSubject = ({ isLimited }: Pick<DoneByWeight, 'isLimited'>): string =>
  isLimited ? 'Your account is being looked at' : 'Something of yours is being looked at';

/** Never who has reported, nor how many, nor when; and that nobody has decided yet. */
export const hiddenWords = ({ isLimited, things }: DoneByWeight): readonly string[] => [
  ...(isLimited
    ? [
        'Until one of us has looked at your account, nobody new is shown you. What you have with those you know goes on.',
      ]
    : []),
  ...(things.length > 0
    ? [`Until one of us has looked, only you are shown ${[...new Set(things.map(named))].join(', ')}.`]
    : []),
  'This happened by itself, after what others told us. Nobody has decided anything yet.',
  'It is being looked at; you can tell us your side. Whoever looks at it reads that first.',
];
