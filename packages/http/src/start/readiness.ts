import { folderWithoutRoom } from '@nestmates/infrastructure/platform/disk/disk-full.ts';
import type { Readiness } from '../platform/operations/operations.ts';

export interface ReadinessDeps {
  /** Fails where the database does not answer. */
  readonly askDatabase: () => Promise<unknown>;
  /** Folders in which something is written. */
  readonly folders: readonly string[];
  readonly withoutRoom?: typeof folderWithoutRoom;
}

/** A server that cannot read or keep anything gets no traffic. */
export const readinessOf =
  ({ askDatabase, folders, withoutRoom = folderWithoutRoom }: ReadinessDeps): Readiness =>
  async () => {
    const answered = await askDatabase().then(
      () => true,
      () => false,
    );
    if (!answered) return 'the database does not answer';
    const folder = await withoutRoom(folders);
    return folder && `there is no room left in ${folder}`;
  };
