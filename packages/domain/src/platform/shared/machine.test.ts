import { describe, expect, it, vi } from 'vitest';
import { actionsBy, actionsOpenTo, enter, type Machine, requireAllowed } from './machine.ts';

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
    return requireAllowed(kiteMachine, action, kite, by) === kite ? 'open' : 'another thing';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a state machine', () => {
  it('allows every action to its roles in its states, and refuses the rest with the right error', () => {
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

  it('returns the value narrowed to the states the action starts from', () => {
    const kite: Kite = { status: 'flying', height: 30 };
    const flying = requireAllowed(kiteMachine, 'land', kite as Kite, 'friend');
    expect(flying.height).toBe(30);
  });

  it('sets the state of the table, whatever the fields say', () => {
    const flying: Kite = { status: 'flying', height: 30 };
    expect(enter(kiteMachine, 'land', flying as Kite, 'friend', (kite) => kite)).toEqual({
      status: 'packed',
      height: 30,
    });
    const launched = enter(kiteMachine, 'launch', { status: 'packed' } as Kite, 'owner', () => ({
      height: 5,
    }));
    expect(launched).toEqual({ status: 'flying', height: 5 });
  });

  it('leaves the state where the table names none', () => {
    const paintMachine = { paint: { from: ['packed', 'lost'], by: ['owner'] } } as const satisfies Machine<
      Kite['status']
    >;
    for (const status of ['packed', 'lost'] as const) {
      const kite: Kite = { status };
      expect(enter(paintMachine, 'paint', kite, 'owner', () => ({}))).toEqual({ status });
    }
  });

  it('makes no fields for what it refuses', () => {
    const fieldsOf = vi.fn(() => ({ height: 5 }));
    expect(() => enter(kiteMachine, 'launch', { status: 'lost' } as Kite, 'owner', fieldsOf)).toThrow();
    expect(() => enter(kiteMachine, 'launch', { status: 'packed' } as Kite, 'wind', fieldsOf)).toThrow();
    expect(fieldsOf).not.toHaveBeenCalled();
  });

  it('names the actions of some roles in the order of the table', () => {
    expect(actionsBy(kiteMachine, 'wind', 'friend')).toEqual(['land', 'cut']);
    expect(actionsBy(kiteMachine, 'owner')).toEqual(['launch', 'land']);
  });

  it('lists exactly the actions that it would allow', () => {
    for (const kite of kites) {
      for (const by of roles) {
        const possible = actions.filter((action) => outcome(action, kite, by) === 'open');
        expect(actionsOpenTo(kiteMachine, kite.status, by)).toEqual(possible);
      }
    }
  });
});
