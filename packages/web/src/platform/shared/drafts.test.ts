import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf, dropEmptyDrafts, keepDraft } from './drafts.ts';
import { dropAllDrafts, dropDraftsOfDevice, dropDraftsOfOthers } from './drop-drafts.ts';

function storage() {
  const methods = {
    getItem(key: string) {
      return (this as unknown as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as unknown as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as unknown as Record<string, string>)[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});

it('keeps a draft of the device when the tab is closed, and one of the tab not', () => {
  keepDraft(7, 'basic', 'Cleo', 'device');
  keepDraft(7, 'feedback', 'words');
  vi.stubGlobal('sessionStorage', storage());
  expect(draftOf(7, 'basic', 'device')).toBe('Cleo');
  expect(draftOf(7, 'feedback')).toBeUndefined();
  expect(draftOf(8, 'basic', 'device')).toBeUndefined();
});

it('erases those of the device with the profile, and all at logout', () => {
  localStorage.setItem('theme', 'dark');
  keepDraft(7, 'basic', 'Cleo', 'device');
  keepDraft(7, 'feedback', 'words');
  dropDraftsOfDevice();
  expect([draftOf(7, 'basic', 'device'), draftOf(7, 'feedback')]).toEqual([undefined, 'words']);
  keepDraft(7, 'basic', 'Cleo', 'device');
  dropAllDrafts();
  expect([draftOf(7, 'basic', 'device'), draftOf(7, 'feedback')]).toEqual([undefined, undefined]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('erases those of another member, and keeps the own', () => {
  localStorage.setItem('theme', 'dark');
  for (const id of [7, 77]) {
    keepDraft(id, 'basic', 'Cleo', 'device');
    keepDraft(id, 'feedback', 'words');
  }
  dropDraftsOfOthers(7);
  expect([draftOf(77, 'basic', 'device'), draftOf(77, 'feedback')]).toEqual([undefined, undefined]);
  expect([draftOf(7, 'basic', 'device'), draftOf(7, 'feedback')]).toEqual(['Cleo', 'words']);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('lets those begin anew that were emptied, and keeps what was typed', () => {
  for (const name of ['message-5-1', 'message-5-2', 'message-51-1']) keepDraft(7, name, '');
  keepDraft(7, 'message-5-3', 'Is it made of oak?');
  keepDraft(8, 'message-5-1', '');
  dropEmptyDrafts(7, 'message-5-', 'message-5-2');
  expect(draftOf(7, 'message-5-1')).toBeUndefined();
  expect([draftOf(7, 'message-5-2'), draftOf(7, 'message-51-1'), draftOf(8, 'message-5-1')]).toEqual([
    '',
    '',
    '',
  ]);
  expect(draftOf(7, 'message-5-3')).toBe('Is it made of oak?');
});
