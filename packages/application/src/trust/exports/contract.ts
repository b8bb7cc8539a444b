import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { exportNotFoundMessage } from '@nestmates/domain/trust/exports/export.ts';
import * as z from 'zod/mini';
import { withOwnPassword } from '../../members/passwords/own-password-fields.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant } from '../../platform/contract/fields.ts';

const exportView = z.object({
  id,
  requestedAt: instant,
  state: z.enum(['being-made', 'ready', 'used-up']),
  /** Size of the file, once it is ready. */
  bytes: z.nullable(z.int()),
  downloadsLeft: z.int(),
  endsAt: instant,
});
export type ExportView = z.infer<typeof exportView>;

const token = z.string().check(z.regex(/^[\w-]{1,200}$/, exportNotFoundMessage));

export const exportsContract = {
  request: endpoint({
    method: 'post',
    path: '/api/account/export',
    access: 'signed-in',
    closedTo: 'nobody',
    body: withOwnPassword,
    bodyOptional: true,
    response: confirmation,
    summary: "Has all of the member's data put into one file, with the password, once a day.",
  }),
  list: endpoint({
    method: 'get',
    path: '/api/account/exports',
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.readonly(z.array(exportView)),
    summary: 'What the member has asked for in the last seven days, the newest first.',
  }),
  download: endpoint({
    method: 'get',
    path: '/api/account/exports/:token',
    access: 'signed-in',
    closedTo: 'nobody',
    params: { token },
    mediaType: 'application/zip',
    inParts: true,
    response: z.custom<Uint8Array>((part) => part instanceof Uint8Array),
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'The file, with the link of the e-mail, three times and on one device.',
  }),
};
