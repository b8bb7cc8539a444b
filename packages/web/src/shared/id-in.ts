import { maxId } from '@nestmates/domain/shared/ids.ts';

/** The id that a piece of an address is, if it is one. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : undefined;
