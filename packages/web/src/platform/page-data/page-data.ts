import type { SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { noteServerTime } from '../server-time/server-clock.ts';

/** The response to a read that the server ran for the page. */
export interface SentRead {
  readonly body: unknown;
  /** The Link header. */
  readonly link?: string;
}

interface PageData {
  /** When the page was made, by the server's clock. */
  readonly now: string;
  readonly me: SignedInView;
  readonly reads: Readonly<Record<string, SentRead>>;
}

/** Those of the page in this browser; while the server renders, those of the page that it renders. */
let reads = new Map<string, SentRead>();

/** Time after which data that was not shown may be outdated. */
const usableForMs = seconds(10);

/** Renders a page that begins with these reads. The work must not wait for anything. */
export function withSentReads<Result>(sent: Readonly<Record<string, SentRead>>, work: () => Result): Result {
  const before = reads;
  reads = new Map(Object.entries(sent));
  try {
    return work();
  } finally {
    reads = before;
  }
}

/** What was sent no longer holds, or belongs to somebody else. */
export const forgetSentReads = (): void => reads.clear();

/** Begun once the page takes what was sent: hydration needs it however long the code takes. */
export const forgetSentReadsSoon = () => setTimeout(forgetSentReads, usableForMs);

/** Who is signed in, if the page says so; its reads are kept for the queries that begin with them. */
export function receivePageData(): SignedInView | undefined {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return undefined;
  const data: PageData = JSON.parse(json);
  noteServerTime(data.now);
  for (const [address, read] of Object.entries(data.reads)) reads.set(address, read);
  return data.me;
}

/** What was sent for an address, once: whoever reads again wants to know what has changed. */
export function takeSentRead(address: string): SentRead | undefined {
  const read = reads.get(address);
  reads.delete(address);
  return read;
}
