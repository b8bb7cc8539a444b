/** The script with which this page began; it differs from version to version of the app. */
export const appEntry = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  return script ? new URL(script.src).pathname : '';
};
