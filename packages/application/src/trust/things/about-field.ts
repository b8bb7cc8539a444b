import { isPhotoName } from '@nestmates/domain/platform/photos/photo-address.ts';
import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import * as z from 'zod/mini';
import { longId } from '../../platform/contract/fields.ts';

const photoName = z.string().check(z.refine(isPhotoName, 'Not a valid id'));

/** What a report is about: a number, or the name of a photo. */
export const aboutField = z.strictObject({ kind: z.enum(thingKinds), id: z.union([longId, photoName]) });
