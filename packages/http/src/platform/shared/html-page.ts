const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A plain page for developers and demos, readable and printable, without JavaScript. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
@font-face { font-family: "Newsreader Variable"; font-weight: 400 500; font-display: swap; src: url("/fonts/newsreader.woff2") format("woff2"); }
@font-face { font-family: "Commissioner Variable"; font-weight: 400 600; font-display: swap; src: url("/fonts/commissioner.woff2") format("woff2"); }
:root { color-scheme: light dark; --paper: #F7F1E7; --surface: #FFFCF7; --ink: #2B1A17; --quiet: #685349; --line: #DCCFBC; --berry: #8C2340; }
@media (prefers-color-scheme: dark) { :root { --paper: #1A1311; --surface: #251C19; --ink: #F6EBDD; --quiet: #C2AE9E; --line: #41332D; --berry: #EE97A5; } }
body { margin: 0 auto; max-width: 760px; padding: 40px 20px 80px; background: var(--paper); color: var(--ink); font: 16px/24px "Commissioner Variable", system-ui, sans-serif; }
h1, h2 { font-family: "Newsreader Variable", Georgia, serif; font-weight: 500; letter-spacing: -.02em; }
h1 { font-size: 40px; line-height: 42px; margin: 0 0 8px; } h2 { font-size: 24px; line-height: 28px; margin: 40px 0 8px; }
a { color: var(--berry); } p.quiet, .quiet { color: var(--quiet); }
details, article { border-top: 1px solid var(--line); padding: 12px 0; overflow-wrap: anywhere; }
summary { cursor: pointer; min-height: 44px; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
code, pre { font: 14px/20px ui-monospace, monospace; } pre { background: var(--surface); border-radius: 14px; padding: 16px; overflow-x: auto; white-space: pre-wrap; }
b.tag { font: 500 13.5px/20px "Commissioner Variable", system-ui, sans-serif; background: var(--surface); border: 1px solid var(--line); border-radius: 99px; padding: 2px 10px; }
p.banner { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 12px 16px; margin: 0 0 24px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 99px; border: 1px solid var(--berry); background: var(--berry); color: var(--paper); cursor: pointer; }
button.quiet { background: none; border-color: var(--line); color: var(--ink); font-weight: 500; }
input { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; } input[type=number] { width: 8em; }
:focus-visible { outline: 3px solid var(--berry); outline-offset: 2px; }
fieldset { border: 1px solid var(--line); border-radius: 14px; padding: 4px 16px; }
div.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; } th { font-weight: 500; }
td form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 0 0 8px; }
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
