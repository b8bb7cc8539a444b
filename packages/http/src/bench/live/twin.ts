import { createHash } from 'node:crypto';
import { sessionWithMember } from '@nestmates/infrastructure/accounts/sql-sessions.ts';
import { correspondence } from '@nestmates/infrastructure/messaging/sql-grounds.ts';
import { conversations, thread } from '@nestmates/infrastructure/messaging/sql-message-queries.ts';
import Koa from 'koa';
import pg from 'pg';

/** What the reads cost at least: bare Koa and pg, the same statements, the same bytes, and nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Koa();

const signedIn = async (cookie: string | undefined): Promise<number> => {
  const digest = createHash('sha256')
    .update(cookie ?? '')
    .digest('base64url');
  const { rows } = await pool.query({ ...sessionWithMember, values: [digest, new Date()] });
  return rows[0].id;
};

app.use(async (ctx) => {
  const me = await signedIn(ctx.cookies.get('nestmates'));
  ctx.type = 'json';
  if (ctx.path === '/api/conversations') {
    const { rows } = await pool.query({ ...conversations, values: [me] });
    ctx.body = JSON.stringify(
      rows.map(({ lastId, lastSenderId, lastText, lastAt, seenUpTo, ...row }) => ({
        ...row,
        seenUpTo: seenUpTo && Number(seenUpTo),
        lastMessage: lastId && {
          id: Number(lastId),
          senderId: lastSenderId,
          message: lastText,
          timestamp: lastAt,
        },
      })),
    );
    return;
  }
  const other = Number(ctx.path.split('/').at(-1));
  await pool.query({ ...correspondence, values: [me, other] });
  const { rows } = await pool.query({ ...thread, values: [me, other, null, 51] });
  ctx.body = JSON.stringify(
    rows
      .slice(0, 50)
      .reverse()
      .map((row) => ({ ...row, id: Number(row.id) })),
  );
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.once('disconnect', () => process.exit());
