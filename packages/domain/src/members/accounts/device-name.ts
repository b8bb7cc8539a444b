interface Sign {
  readonly pattern: RegExp;
  readonly name: string;
}

/** Order matters: most browsers also claim to be another one, and most systems too. */
const browsers: readonly Sign[] = [
  { pattern: /\bEdg(A|iOS)?\//, name: 'Edge' },
  { pattern: /\b(OPR|OPT|Opera)\//, name: 'Opera' },
  { pattern: /\bSamsungBrowser\//, name: 'Samsung Internet' },
  { pattern: /\b(Firefox|FxiOS)\//, name: 'Firefox' },
  { pattern: /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, name: 'Chrome' },
  { pattern: /\bSafari\//, name: 'Safari' },
];
const systems: readonly Sign[] = [
  { pattern: /\biPhone\b/, name: 'iPhone' },
  { pattern: /\biPad\b/, name: 'iPad' },
  { pattern: /\bAndroid\b/, name: 'Android' },
  { pattern: /\bWindows\b/, name: 'Windows' },
  { pattern: /\bCrOS\b/, name: 'ChromeOS' },
  { pattern: /\bMac(intosh| OS X)\b/, name: 'Mac' },
  { pattern: /\bLinux\b/, name: 'Linux' },
];

const nameIn = (signs: readonly Sign[], userAgent: string) =>
  signs.find(({ pattern }) => pattern.test(userAgent))?.name;

/** What a browser says of itself, in words: "Chrome on Android". It is a help to recognise it and no proof. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  if (system) return `A browser on ${system}`;
  return browser ?? 'An unknown browser';
}
