import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress, longPressMs } from './use-long-press.ts';

/** What is touched: inside a link or not. */
class FakeElement extends EventTarget {
  readonly #isInLink: boolean;
  constructor(isInLink: boolean) {
    super();
    this.#isInLink = isInLink;
  }
  closest(selector: string): this | null {
    return selector === 'a' && this.#isInLink ? this : null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Touch = Parameters<ReturnType<typeof longPress>['onPointerDown']>[0];
const touch: Touch = { pointerType: 'touch', clientX: 100, clientY: 100, target: new FakeElement(false) };
const begun = (given: Partial<Touch> = {}) => {
  const opens = vi.fn();
  const press = longPress(opens);
  press.onPointerDown({ ...touch, ...given });
  return { opens, press };
};
const hold = () => vi.advanceTimersByTime(longPressMs);

describe('a long press', () => {
  it.each(['touch', 'pen'] as const)(
    'opens once where a %s rests, and not before its time',
    (pointerType) => {
      const { opens } = begun({ pointerType });
      vi.advanceTimersByTime(longPressMs - 1);
      expect(opens).not.toHaveBeenCalled();
      vi.advanceTimersByTime(longPressMs * 3);
      expect(opens).toHaveBeenCalledOnce();
    },
  );

  it('bears a finger that trembles, and no finger that scrolls', () => {
    const trembling = begun();
    trembling.press.onPointerMove({ clientX: 106, clientY: 106 });
    const scrolling = begun();
    scrolling.press.onPointerMove({ clientX: 100, clientY: 111 });
    hold();
    expect(trembling.opens).toHaveBeenCalledOnce();
    expect(scrolling.opens).not.toHaveBeenCalled();
  });

  it.each(['onPointerUp', 'onPointerCancel'] as const)('ends with %s', (ending) => {
    const { opens, press } = begun();
    press[ending]();
    hold();
    expect(opens).not.toHaveBeenCalled();
  });

  it.each([
    ['a link', { target: new FakeElement(true) }],
    ['a mouse', { pointerType: 'mouse' }],
  ] as const)('is not one with %s, which keeps the menu of the browser', (_, given) => {
    const { opens, press } = begun(given);
    const preventDefault = vi.fn();
    press.onContextMenu({ preventDefault });
    hold();
    expect([opens.mock.calls, preventDefault.mock.calls]).toEqual([[], []]);
  });

  it('keeps the browser from opening a menu of its own for the same touch', () => {
    const { press } = begun();
    hold();
    const preventDefault = vi.fn();
    press.onContextMenu({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('begins anew with a second finger', () => {
    const { opens, press } = begun();
    vi.advanceTimersByTime(longPressMs / 2);
    press.onPointerDown(touch);
    vi.advanceTimersByTime(longPressMs / 2);
    expect(opens).not.toHaveBeenCalled();
    hold();
    expect(opens).toHaveBeenCalledOnce();
  });
});
