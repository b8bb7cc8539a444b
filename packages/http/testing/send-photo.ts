import type { Reply, Visitor } from './visitor.ts';

const profilePhoto = '/api/profile/upload-photo';

/** Sends a multipart form as a browser does. */
export async function sendForm(
  visitor: Visitor,
  form: FormData,
  { method = 'POST', path = profilePhoto } = {},
): Promise<Reply> {
  const request = new Request('http://nest', { method: 'POST', body: form });
  return visitor.send(method, path, {
    raw: new Uint8Array(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}

export function send(
  visitor: Visitor,
  bytes: Uint8Array,
  { type = 'image/jpeg', field = 'photo', path = profilePhoto } = {},
): Promise<Reply> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), 'holiday.jpg');
  return sendForm(visitor, form, { path });
}
