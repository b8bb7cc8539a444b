import { invalidRequest } from '../failures.ts';

/** Pages of the application that the browser is sent back to. */
export function requireUrl(url: string | undefined, param: string): void {
  if (url === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (!/^https?:\/\/[^\s/]+/.test(url) || !URL.canParse(url.replaceAll(/[{}]/g, ''))) {
    throw invalidRequest('Not a valid URL', param, 'url_invalid');
  }
}
