import { isZip, zipMessage } from '@nestmates/domain/members/places/zip.ts';
import * as z from 'zod/mini';

export const zipField = z.string().check(z.refine(isZip, zipMessage));
