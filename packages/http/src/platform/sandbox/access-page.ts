import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { escapeHtml, plainPage } from '../shared/html-page.ts';

const title = `${productName} sandbox`;

export const closedPage = plainPage(
  title,
  `<h1>Closed</h1>
<p>This is a trial, and its mailbox, payments and clock are for whoever runs it. They open once <code>SANDBOX_TOKEN</code> is set.</p>`,
);

/** Takes the token, and leads on to the page that was asked for. */
export const formPage = (page: string, problem?: string): string =>
  plainPage(
    title,
    `<h1>Sandbox</h1>
<p>This is a trial, and its mailbox, payments and clock are for whoever runs it. The token is <code>SANDBOX_TOKEN</code> of its configuration.</p>
<form method="post" action="/sandbox/token">
<input type="hidden" name="page" value="${escapeHtml(page)}">
<p><label for="token">Token</label><br><input id="token" name="token" type="password" autocomplete="current-password" required${problem ? ' aria-describedby="problem" aria-invalid="true"' : ''}></p>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<p><button>Open</button></p>
</form>`,
  );
