import { maxId } from '@nestmates/domain/platform/shared/ids.ts';

/** A positive integer within the range of the database, else undefined. */
export const parseId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : undefined;
