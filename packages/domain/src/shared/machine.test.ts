import { describe, expect, it } from 'vitest';
import { actionsOpenTo, enter, type Machine } from './machine.ts';

type Kite =
  | { readonly status: 'packed' }
  | { readonly status: 'flying'; readonly height: number }
  | { readonly status: 'lost' };

const kiteMachine = {
  launch: { from: ['packed'], by: ['owner'], to: 'flying' },
  land: { from: ['flying'], by: ['owner', 'friend'], to: 'packed' },
  cut: { from: ['flying'], by: ['wind'], to: 'lost' },
} as const satisfies Machine<Kite['status']>;

const kites: readonly Kite[] = [{ status: 'packed' }, { status: 'flying', height: 30 }, { status: 'lost' }];
const actions = ['launch', 'land', 'cut'] as const;
const roles = ['owner', 'friend', 'wind'] as const;

const outcome = (action: (typeof actions)[number], kite: Kite, by: (typeof roles)[number]) => {
  try {
    return enter(kiteMachine, action, kite, by) === kite ? 'open' : 'another thing';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a process as a table', () => {
  it('opens every action in every state to those it names, and refuses the rest by the right reason', () => {
    for (const action of actions) {
      for (const kite of kites) {
        for (const by of roles) {
          const { by: mayAct, from } = kiteMachine[action];
          const named = (mayAct as readonly string[]).includes(by);
          const begins = (from as readonly string[]).includes(kite.status);
          const expected = named ? (begins ? 'open' : 'CONFLICT') : 'FORBIDDEN';
          expect([action, kite.status, by, outcome(action, kite, by)]).toEqual([
            action,
            kite.status,
            by,
            expected,
          ]);
        }
      }
    }
  });

  it('hands back the thing narrowed to the states the action begins in', () => {
    const kite: Kite = { status: 'flying', height: 30 };
    const flying = enter(kiteMachine, 'land', kite as Kite, 'friend');
    expect(flying.height).toBe(30);
  });

  it('offers on a screen exactly what it would let happen', () => {
    for (const kite of kites) {
      for (const by of roles) {
        const possible = actions.filter((action) => outcome(action, kite, by) === 'open');
        expect(actionsOpenTo(kiteMachine, kite.status, by)).toEqual(possible);
      }
    }
  });
});
