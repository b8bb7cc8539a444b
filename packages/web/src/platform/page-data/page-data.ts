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

const reads = new Map<string, SentRead>();

/** Time after which data that was not shown may be outdated. */
const usableForMs = seconds(10);

/** What was sent no longer holds, or belongs to somebody else. */
export const forgetSentReads = (): void => reads.clear();

/** Who is signed in, if the page says so; its reads are kept for the queries that begin with them. */
export function receivePageData(): SignedInView | undefined {
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return undefined;
  const data: PageData = JSON.parse(json);
  noteServerTime(data.now);
  for (const [address, read] of Object.entries(data.reads)) reads.set(address, read);
  setTimeout(forgetSentReads, usableForMs);
  return data.me;
}

/** What was sent for an address, once: whoever reads again wants to know what has changed. */
export function takeSentRead(address: string): SentRead | undefined {
  const read = reads.get(address);
  reads.delete(address);
  return read;
}
