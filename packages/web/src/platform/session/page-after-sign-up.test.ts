import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSharedPage, pageAfterSignUp, rememberSharedPage } from './page-after-sign-up.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leads to the dashboard, or to the shared page that was seen last, until that is forgotten', () => {
  expect(pageAfterSignUp()).toBe('/dashboard');
  rememberSharedPage('/marketplace/7');
  rememberSharedPage('/little-acorns-store-front?x=1');
  expect(pageAfterSignUp()).toBe('/little-acorns-store-front?x=1');
  forgetSharedPage();
  expect(pageAfterSignUp()).toBe('/dashboard');
});

it('leads to the dashboard where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberSharedPage('/marketplace/7');
  forgetSharedPage();
  expect(pageAfterSignUp()).toBe('/dashboard');
});
