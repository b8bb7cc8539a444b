import type { SandboxParcels } from '@nestmates/application/market/tracking/tracking.ts';
import { type ParcelState, parcelStates } from '@nestmates/domain/market/orders/parcel.ts';
import {
  type CarrierId,
  carrierIds,
  carriers,
  toTrackingNumber,
  trackingRule,
} from '@nestmates/domain/market/orders/tracking.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Context, Next } from 'koa';
import { readFields, seeOther } from '../../platform/input/form-fields.ts';
import { escapeHtml, plainPage } from '../../platform/shared/html-page.ts';
import { factsOf } from '../../platform/shared/requests.ts';

const address = '/sandbox/parcels';

const labels: Readonly<Record<ParcelState, string>> = {
  announced: 'Has only the label’s data',
  moving: 'Scans it',
  failed: 'Cannot deliver it',
  delivered: 'Delivers it',
};

type Listed = Awaited<ReturnType<SandboxParcels['list']>>;

const buttons = parcelStates
  .map((state) => `<button class="quiet" name="state" value="${state}">${labels[state]}</button>`)
  .join(' ');

const rowOf = ({ carrier, number, parcel }: Listed[number]): string =>
  `<tr><td>${carriers[carrier].name}</td><td>${escapeHtml(number)}</td><td>${parcel.state}</td>
<td>${'at' in parcel ? `<time datetime="${parcel.at.toISOString()}">${parcel.at.toUTCString()}</time>` : ''}</td>
<td><form method="post"><input type="hidden" name="carrier" value="${carrier}"><input type="hidden" name="number" value="${escapeHtml(number)}">${buttons}</form></td></tr>`;

const render = (parcels: Listed): string =>
  plainPage(
    `${productName} sandbox parcels`,
    `<p class="banner" role="note"><b>Sandbox.</b> No carrier is asked, so this page stands for all of them. A parcel of which nothing is said here is one that its carrier does not know.</p>
<h1>Parcels</h1>
<form method="post"><p><label>Carrier <select name="carrier">${carrierIds.map((id) => `<option value="${id}">${carriers[id].name}</option>`).join('')}</select></label></p>
<p><label>Tracking number <input name="number" required maxlength="${trackingRule.maxNumber}"></label></p><p>The carrier, now: ${buttons}</p></form>
${parcels.length === 0 ? '<p>Nothing yet.</p>' : `<div class="wide"><table><thead><tr><th>Carrier</th><th>Number</th><th>State</th><th>Scanned</th><th>The carrier, now</th></tr></thead><tbody>${parcels.map(rowOf).join('\n')}</tbody></table></div>`}
<p>Orders hear of it within four hours of the application’s <a href="/sandbox/payments">time</a>.</p>`,
  );

const isCarrier = (text: string | null): text is CarrierId => carrierIds.some((id) => id === text);
const isState = (text: string | null): text is ParcelState => parcelStates.some((state) => state === text);

async function set(parcels: SandboxParcels, fields: URLSearchParams): Promise<void> {
  const [carrier, state] = [fields.get('carrier'), fields.get('state')];
  const number = toTrackingNumber(fields.get('number') ?? '');
  if (!isCarrier(carrier)) throw invalid('carrier', 'Nothing is known of this carrier');
  if (!isState(state)) throw invalid('state', 'Nothing is known of this');
  if (number === null) throw invalid('number', 'A parcel has a number');
  await parcels.set({ carrier, number }, state);
}

/** What carriers do with parcels, for demos and tests. */
export const sandboxParcelPages =
  (parcels: SandboxParcels) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== address || !['GET', 'POST'].includes(ctx.method)) return next();
    factsOf(ctx).route = address;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'POST') {
      await set(parcels, await readFields(ctx));
      return seeOther(ctx, address);
    }
    ctx.type = 'html';
    ctx.body = render(await parcels.list());
  };
