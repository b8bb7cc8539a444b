import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Koa from 'koa';
import pg from 'pg';
import type { RecordedRead } from './recording.ts';

/**
 * The lower bound for the server's cost: Koa, pg, the same statements and the same bytes, without routing,
 * validation, rate limits or logging.
 */
const [file = '', port = '0'] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedRead[];
const pages = new Map(
  recorded.map(({ path, statements, answer }) => [
    path,
    { statements, answer: JSON.parse(answer) as unknown },
  ]),
);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const app = new Koa();
app.use(async (ctx) => {
  const page = pages.get(ctx.url);
  if (!page) return;
  const token = ctx.cookies.get('nestmates') ?? '';
  const digest = createHash('sha256').update(token).digest('base64url');
  for (const [nth, { name, text, values }] of page.statements.entries()) {
    const given = nth === 0 ? [digest, ...values.slice(1)] : [...values];
    const { rows } = await pool.query({ ...(name ? { name } : {}), text, values: given });
    if (nth === 0 && rows.length === 0) ctx.throw(401);
  }
  ctx.type = 'json';
  ctx.body = JSON.stringify(page.answer);
});
app.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
