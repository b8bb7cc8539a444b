import { exportsContract } from '@nestmates/application/trust/exports/contract.ts';
import { Exports } from '@nestmates/application/trust/exports/exports.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const exportsRoutes = withServices([Exports], (exports) => [
  serve(exportsContract.request, ({ by, body }) => exports.request(by, body?.password)),
  serve(exportsContract.list, ({ by }) => exports.list(by)),
  serve(exportsContract.download, ({ by, params, browser, headOnly }) =>
    exports.download(by, { ...params, device: browser.token() ?? by.sessionDigest, headOnly }),
  ),
]);
