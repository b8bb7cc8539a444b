import { comments } from './comments.mjs';

const prepositions =
  'about|above|across|after|against|along|among|around|as|at|before|behind|below|beneath|beside|besides|between|beyond|by|despite|during|except|for|from|in|inside|into|of|on|onto|outside|over|per|since|through|throughout|toward|towards|under|until|upon|via|within|with|without';
/** "To" is one where no verb can follow. */
const noVerb =
  'an?|any|both|each|every|his|hers?|how|its?|our|that|the|their|them|these|this|those|who(?:m|ever)?';
const opening = new RegExp(`^(?:/\\*+[\\s*]*|// )((?:${prepositions})\\b(?!-)|to(?= (?:${noVerb})\\b))`, 'i');

/** Comments that begin with a preposition instead of with what they are about. A migration is never edited. */
export function commentOpenings(file, content) {
  if (file.includes('/migrations/')) return [];
  return [...content.matchAll(comments)].flatMap(({ 0: text, index }) => {
    const found = opening.exec(text);
    const line = content.slice(0, index).split('\n').length;
    return found ? [`${file}:${line}: a comment begins with "${found[1]}" instead of its noun or verb`] : [];
  });
}
