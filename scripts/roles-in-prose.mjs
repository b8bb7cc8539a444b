import { comments } from './comments.mjs';

/** The sentence of an endpoint, which the description of the API shows. */
const summaries = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*")/g;
/** Code and what the product says are quoted in documents as they are. */
const quoted = /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|“[^”]*”/g;
const pronoun = /\b(?:she|hers?|herself)\b/gi;

/** The parts of a file that tell engineers something, with where they begin. */
function prose(file, content) {
  if (file.endsWith('.md')) {
    const blank = (text) => text.replace(/[^\n]/g, ' ');
    return [{ 0: content.replace(quoted, blank), index: 0 }];
  }
  if (!/^packages\/.*\.(?:tsx?|css)$/.test(file)) return [];
  const contract = file.endsWith('/contract.ts');
  return [...content.matchAll(comments), ...(contract ? content.matchAll(summaries) : [])];
}

/** Places where comments and documents say "she" of somebody who has a role: member, buyer, seller, sender, caller. */
export function rolesInProse(file, content) {
  return prose(file, content).flatMap(({ 0: text, index }) =>
    [...text.matchAll(pronoun)].map((found) => {
      const line = content.slice(0, index + found.index).split('\n').length;
      return `${file}:${line}: says "${found[0]}" where the role has a name`;
    }),
  );
}
