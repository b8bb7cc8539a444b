import { expect, it } from 'vitest';
import { whyUnfinished, withReasons } from '../packages/web/build/why-unfinished.ts';

it('lets React say why a part of a page could not be rendered', () => {
  expect(withReasons('before; function onError() {} after;')).toMatch(/^before; .*error\?\.stack.* after;$/);
});

it('fails for a React that says it in other words, or in another file', () => {
  expect(() => withReasons('function onError(){}')).toThrow(/drops errors/);
  expect(() => whyUnfinished().buildEnd()).toThrow(/no file/);
  const plugin = whyUnfinished();
  plugin.transform.handler('function onError() {}');
  expect(() => plugin.buildEnd()).not.toThrow();
});
