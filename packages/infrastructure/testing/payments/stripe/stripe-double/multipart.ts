import { createHash } from 'node:crypto';

/** A form as others are sent; of a file its name, its type, its size and what it begins with stand there. */
export async function encodedBody(body: Buffer, contentType = ''): Promise<string> {
  if (!contentType.startsWith('multipart/form-data')) return body.toString();
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const encoded = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') encoded.append(name, value);
    else await appendFile(encoded, name, value);
  }
  return encoded.toString();
}

async function appendFile(encoded: URLSearchParams, name: string, file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  encoded.append(`${name}[name]`, file.name);
  encoded.append(`${name}[type]`, file.type);
  const begins = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  const digest = createHash('sha256').update(bytes).digest('hex');
  encoded.append(`${name}[data]`, `${bytes.length} ${begins} ${digest}`);
}
