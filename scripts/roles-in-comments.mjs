/** A block, or a line of its own or behind code; what stands in quotes begins neither way. */
const comments = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/ .*/gm;
const pronoun = /\b(?:she|hers?|herself)\b/i;

const isRead = (file) => /^packages\/.*\.(?:tsx?|css)$/.test(file);

/** The comments that say "she" of somebody who has a role: member, buyer, seller, sender, caller. */
export function rolesInComments(file, content) {
  if (!isRead(file)) return [];
  return [...content.matchAll(comments)].flatMap(({ 0: comment, index }) => {
    const found = pronoun.exec(comment);
    if (!found) return [];
    const line = content.slice(0, index + found.index).split('\n').length;
    return [`${file}:${line}: says "${found[0]}" where the role has a name`];
  });
}
