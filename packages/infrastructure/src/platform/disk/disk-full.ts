import { statfs } from 'node:fs/promises';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

/** Error codes of the system, and of PostgreSQL whose disk is full. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

const isFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.includes(error.code)) || isFull(error.cause));

/** Distinguishes a disk without room from a defect of ours. */
export const diskFull = (error: unknown): DomainError | undefined =>
  isFull(error)
    ? new DomainError(
        'unavailable',
        'UNAVAILABLE',
        'There is no room to keep anything new right now. Please try again later.',
      )
    : undefined;

/** Less than a few photos need while they are made. */
const leastRoom = 64 * 1024 * 1024;

/** The first of these folders that has no room left. One that is not there yet is made when it is needed. */
export async function folderWithoutRoom(
  folders: readonly string[],
  roomIn: typeof roomInFolder = roomInFolder,
): Promise<string | undefined> {
  for (const folder of folders) {
    const room = await roomIn(folder);
    if (room !== undefined && room < leastRoom) return folder;
  }
  return undefined;
}

/** Free room in bytes. */
async function roomInFolder(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
