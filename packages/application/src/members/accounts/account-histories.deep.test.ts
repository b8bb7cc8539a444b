import { days } from '@nestmates/domain/platform/shared/time.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { expect, it } from 'vitest';
import { type Act, accountWithIntruder, type Faults } from '../../../testing/account-histories.ts';

type Step = readonly ['owner' | 'intruder', Act];

const steps: readonly Step[] = [
  ['intruder', 'asks for another e-mail'],
  ['intruder', 'confirms the e-mail'],
  ['intruder', 'deletes the account'],
  ['intruder', 'takes the e-mail back'],
  ['intruder', 'says it was somebody else'],
  ['intruder', 'resets by link'],
  ['intruder', 'changes the password'],
  ['intruder', 'adds a passkey'],
  ['intruder', 'turns two-step login on'],
  ['intruder', 'asks for her first e-mail'],
  ['owner', 'asks for her first e-mail'],
  ['owner', 'confirms the e-mail'],
  ['owner', 'lets four days pass'],
  ['owner', 'takes the e-mail back'],
  ['owner', 'says it was somebody else'],
  ['owner', 'resets by link'],
  ['owner', 'changes the password'],
];

const longest = isFull ? 5 : 3;

/**
 * What is wrong at the end of a history; undefined where the owner has the account and the intruder has not, and `idle` for a
 * history with an act that does nothing: it is the one without it.
 */
async function wrongAfter(history: readonly Step[], faults?: Faults): Promise<string | undefined> {
  const account = await accountWithIntruder(faults);
  const { owner, intruder } = account;
  for (const [by, act] of history) if (!(await account.does(account[by], act))) return 'idle';
  if (account.isLost()) return 'the account is deleted, and the owner could not take it back';
  if (!(await account.exists())) {
    // Expected by the specification where no e-mail was changed lately: nobody has the account.
    return (await account.isIn(intruder)) ? 'the intruder is in an account that is deleted' : undefined;
  }
  await account.getsBack(owner);
  if (!(await account.isIn(owner))) return 'the owner does not get in';
  if (await account.isIn(intruder)) return 'the intruder is still in';
  await account.opensAll(intruder);
  if (await account.isIn(intruder)) return 'the intruder gets in by an old link';
  if (!(await account.isIn(owner))) return 'an old link of the intruder logs the owner out';
  await account.passed(days(8));
  return (await account.exists()) ? undefined : 'a deletion of the intruder is carried out';
}

/** Every history that begins so, and what is wrong in it; none that begins with an idle one. */
async function* histories(beginning: readonly Step[]): AsyncGenerator<string | undefined> {
  for (const step of steps) {
    const history = [...beginning, step];
    const found = await wrongAfter(history);
    if (found === 'idle') continue;
    yield found && `${history.map((each) => each.join(' ')).join(', ')}: ${found}`;
    if (history.length < longest) yield* histories(history);
  }
}

it(
  `the owner gets in and the intruder never, after every order of up to ${longest} acts`,
  async () => {
    const wrong: string[] = [];
    let count = 0;
    for await (const found of histories([])) {
      count += 1;
      if (found) wrong.push(found);
      if (wrong.length === 10) break;
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(isFull ? 5_000 : 200);
  },
  isFull ? 1_800_000 : 60_000,
);

const asks: Step = ['intruder', 'asks for another e-mail'];
const confirms: Step = ['intruder', 'confirms the e-mail'];

const waits: Step = ['owner', 'lets four days pass'];
const ownerConfirms: Step = ['owner', 'confirms the e-mail'];

it.each<readonly [string, readonly Step[]]>([
  ['she asks for it', [asks, confirms, waits, ['owner', 'asks for her first e-mail'], ownerConfirms]],
  [
    'an intruder asks for it',
    [asks, confirms, waits, ['intruder', 'asks for her first e-mail'], ownerConfirms],
  ],
  [
    'the e-mail changed twice',
    [asks, confirms, asks, confirms, ['owner', 'asks for her first e-mail'], ownerConfirms],
  ],
  [
    'a deletion was asked for',
    [
      asks,
      confirms,
      ['intruder', 'deletes the account'],
      ['owner', 'asks for her first e-mail'],
      ownerConfirms,
      waits,
    ],
  ],
])('the owner gets in and the intruder never, back at her first e-mail, where %s', async (_, history) => {
  expect(await wrongAfter(history)).toBeUndefined();
});

it.each<readonly [string, Faults, readonly Step[]]>([
  [
    'a deletion is done at once',
    { deletedAtOnce: true },
    [asks, confirms, ['intruder', 'deletes the account']],
  ],
  ['a passkey stays', { keysStay: true }, [['intruder', 'adds a passkey']]],
  ['a second factor stays', { keysStay: true }, [['intruder', 'turns two-step login on']]],
  ['a change of e-mail stays that waits', { changesStay: true }, [asks]],
])('the same is found wrong where %s', async (_, faults, history) => {
  expect(await wrongAfter(history)).toBeUndefined();
  expect(await wrongAfter(history, faults)).toEqual(expect.any(String));
});
