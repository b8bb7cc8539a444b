import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { diskFull, folderWithoutRoom } from './disk-full.ts';

const withCode = (code: string) => Object.assign(new Error('write failed'), { code });

describe('a full disk', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('is found in %s, also behind another error', (code) => {
    for (const error of [withCode(code), new Error('upload failed', { cause: withCode(code) })]) {
      expect(diskFull(error)).toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE' });
    }
  });

  it.each([withCode('EACCES'), new Error('ENOSPC'), 'ENOSPC', undefined])('is not found in %s', (error) => {
    expect(diskFull(error)).toBeUndefined();
  });

  it('is the first folder with less room than some photos need', async () => {
    const megabytes: Readonly<Record<string, number | undefined>> = { ample: 9000, tight: 63 };
    const roomIn = async (folder: string) => {
      const free = megabytes[folder];
      return free && free * 1024 * 1024;
    };
    expect(await folderWithoutRoom(['ample', 'absent', 'tight'], roomIn)).toBe('tight');
    expect(await folderWithoutRoom(['ample', 'absent'], roomIn)).toBeUndefined();
  });

  it('is not that of a folder that is not there', async () => {
    expect(await folderWithoutRoom([`${tmpdir()}/not-there`])).toBeUndefined();
  });
});
