import { isPhotoName } from '@nestmates/domain/platform/photos/photo-address.ts';
import { type Thing, thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import * as z from 'zod/mini';
import { id, longId } from '../../platform/contract/fields.ts';

const photoName = z.string().check(z.refine(isPhotoName, 'Not a valid id'));

const anyId = z.union([longId, photoName]);

/** A photo is known by its name; all else by a number in the range of its table. */
const hasIdOfItsKind = ({ kind, id: given }: Thing): boolean => {
  // What is the id of nothing has been refused by itself.
  if (!anyId.safeParse(given).success) return true;
  if (kind === 'photo') return typeof given === 'string';
  return (kind === 'message' ? longId : id).safeParse(given).success;
};

/** What a report is about. */
export const aboutField = z
  .strictObject({ kind: z.enum(thingKinds), id: anyId })
  .check(z.refine(hasIdOfItsKind, { path: ['id'], error: 'Not a valid id' }));
